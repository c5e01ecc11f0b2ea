import {join} from 'node:path';

import ts from 'typescript';

import type {Program} from './runners';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2022.d.ts'],
  types: ['node'],
  typeRoots: [join(process.cwd(), 'node_modules/@types')],
};

/**
 * Checks the types of programs and transpiles them to JavaScript.
 *
 * @param files paths of the programs
 * @throws Error with all type errors
 */
export function transpileAll(
  programs: readonly Program[],
  files: readonly string[],
): readonly Program[] {
  const errors = ts.getPreEmitDiagnostics(ts.createProgram(files, OPTIONS));
  if (errors.length > 0)
    throw new Error(ts.formatDiagnostics(errors, ts.createCompilerHost(OPTIONS)));
  const compilerOptions = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext};
  return programs.map(({name, code}) => ({
    name,
    code: ts.transpileModule(code, {compilerOptions}).outputText,
  }));
}
