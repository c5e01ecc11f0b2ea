import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {BUILD} from './page';
import type {Block} from './read-guide';

/** The compiler options on the TypeScript page, with those that let Node.js run the program. */
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
 * Lists the type errors of programs, compiled with the types that the portal publishes.
 *
 * @param programs code by file path; files of a folder may import each other
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

/** Returns the path of the compiled program, in a folder of its own because its name is that of the source. */
const toCompiled = (file: string): string => path.join('compiled', file.replace(/\.mts$/, '.mjs'));

/**
 * Writes the files of a page, those in TypeScript compiled.
 *
 * @param dir in the project, whose packages the programs import
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

/** Returns the interpreter of a program and its file. */
export function toCommand(file: string): readonly [interpreter: string, file: string] | undefined {
  if (file.endsWith('.py')) return ['python3', file];
  if (file.endsWith('.mjs')) return [process.execPath, file];
  return file.endsWith('.mts') ? [process.execPath, toCompiled(file)] : undefined;
}
