import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const built = fs
  .readdirSync('build/assets/css')
  .map((name) => fs.readFileSync(path.join('build/assets/css', name), 'utf8'))
  .join('\n');

const modules = execFileSync('git', ['ls-files', '*.module.css'], {encoding: 'utf8'})
  .trim()
  .split('\n')
  // Optional components of the preset are only used by other sites.
  .filter((file) => !file.startsWith('packages/preset/'));

it.each(modules)('the build keeps the classes of %s', (file) => {
  const source = fs.readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const names = new Set(
    [...source.matchAll(/\.([a-z][a-zA-Z]*)(?=[\s,.:>){[])/g)].map(([, name]) => name),
  );
  const lost = [...names].filter((name) => !built.includes(`.${name}_`));
  expect(lost).toEqual([]);
});
