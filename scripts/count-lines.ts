import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from './site';

/** Files of code that run in a build or in a browser: no tests, fixtures, type declarations or styles. */
const CODE = /\.(ts|tsx|mts|cjs|mjs)$/;
const LEFT_OUT = /\.test\.tsx?$|\/testing\/|fixture|\.d\.c?ts$/;

/** The engine, and where glue of it may hide. */
const FOLDERS = ['packages', 'scripts', 'config', 'src/theme'];

const countLines = (file: string): number =>
  fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n').length - 1;

/** The package of a file, or the folder that it is counted under. */
const findGroup = (file: string): string =>
  file.startsWith('packages/')
    ? file.split('/').slice(0, 2).join('/')
    : (FOLDERS.find((folder) => file.startsWith(`${folder}/`)) ?? file);

const files = execFileSync('git', ['ls-files', ...FOLDERS], {cwd: siteDir, encoding: 'utf8'})
  .split('\n')
  .filter((file) => CODE.test(file) && !LEFT_OUT.test(file));
const counts = new Map<string, number>();
for (const file of files) {
  const group = findGroup(file);
  counts.set(group, (counts.get(group) ?? 0) + countLines(file));
}
const engine = [...counts].filter(([group]) => group.startsWith('packages/'));
for (const [group, lines] of counts) console.log(`${String(lines).padStart(6)} ${group}`);
console.log(
  `${String(engine.reduce((sum, [, lines]) => sum + lines, 0)).padStart(6)} packages together`,
);
