import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {siteDir} from '../site';

const PACKAGES = path.join(siteDir, 'packages');

const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/^[^/]+\/(?:dist|node_modules)\/|\.test\.|\btesting\b|fixture/.test(file);

/**
 * Writes the declaration files of all packages next to their compiled files. Types are not checked, because
 * `npm run lint` has done that.
 *
 * @param dir absolute path of a folder with a copy of each package
 * @throws Error that lists the exports whose types cannot be written
 */
export function declareTypes(dir: string): void {
  const {config} = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {readonly config: unknown};
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, siteDir);
  const files = fs
    .readdirSync(PACKAGES, {recursive: true, encoding: 'utf8'})
    .filter(isShipped)
    .map((file) => path.join(PACKAGES, file));
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: PACKAGES,
    outDir: dir,
  });
  const write = (file: string, text: string): void => {
    const [folder = '', ...rest] = path.relative(dir, file).split(path.sep);
    ts.sys.writeFile(path.join(dir, folder, 'dist', ...rest), text);
  };
  for (const folder of fs.readdirSync(dir)) ts.sys.createDirectory(path.join(dir, folder, 'dist'));
  const {diagnostics} = program.emit(undefined, write, undefined, true);
  if (diagnostics.length === 0) return;
  const host = {...ts.sys, getCanonicalFileName: (file: string) => file, getNewLine: () => '\n'};
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}
