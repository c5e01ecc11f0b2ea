import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {BUILD} from './page';
import type {Block} from './read-guide';

/** The compiler options recommended on the TypeScript page, and those that allow Node.js to run the program. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.NodeNext,
  types: ['node'],
  noEmit: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
};

const TYPES = path.join(BUILD, 'docs/API/Ciso-API/openapi.d.ts');

export const isTypeScript = ({language}: Block): boolean => language === 'ts';

/**
 * Lists the type errors of programs, which are compiled with the published types.
 *
 * @param programs code by file path; files in the same folder may import each other
 */
export function findTypeErrors(programs: Readonly<Record<string, string>>): readonly string[] {
  const dir = fs.mkdtempSync(path.resolve('.cache/guides-'));
  fs.writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
  const files = Object.entries(programs).map(([name, code]) => {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.copyFileSync(TYPES, path.join(path.dirname(file), 'openapi.d.ts'));
    fs.writeFileSync(file, code);
    return file;
  });
  const found = ts.getPreEmitDiagnostics(ts.createProgram(files, OPTIONS));
  fs.rmSync(dir, {recursive: true});
  return found.map(({file, messageText}) => {
    const place = file === undefined ? '' : path.relative(dir, file.fileName);
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

/** Removes the types of a program, which Node.js 20 cannot do itself. */
export const toJavaScript = (code: string): string =>
  ts.transpile(code, {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    rewriteRelativeImportExtensions: true,
  });

/**
 * Returns the path of a compiled program. The folder is separate, because a JavaScript program with the same name may
 * exist.
 */
const toCompiled = (file: string): string => path.join('compiled', file.replace(/\.mts$/, '.mjs'));

/**
 * Writes the files of a page. TypeScript files are compiled.
 *
 * @param dir folder inside the project, so that programs can import its packages
 */
export function writePrograms(dir: string, blocks: readonly Block[]): void {
  fs.mkdirSync(path.join(dir, 'compiled'), {recursive: true});
  for (const {file, code} of blocks) {
    if (file === undefined) continue;
    const isTyped = file.endsWith('.mts');
    const written = path.join(dir, isTyped ? toCompiled(file) : file);
    fs.writeFileSync(written, isTyped ? toJavaScript(code) : code);
  }
}

/** Returns the command that runs a program; undefined if the file is not a program. */
export function toCommand(file: string): readonly [interpreter: string, file: string] | undefined {
  if (file.endsWith('.py')) return ['python3', file];
  if (file.endsWith('.mjs')) return [process.execPath, file];
  return file.endsWith('.mts') ? [process.execPath, toCompiled(file)] : undefined;
}
