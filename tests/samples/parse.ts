import {createRequire} from 'node:module';
import path from 'node:path';

import {installTool} from '../../scripts/install-packages.mjs';
import type {SampleLanguage} from '@openapi-portal/openapi-samples';

const GRAMMARS: Readonly<Record<SampleLanguage, string>> = {
  curl: 'bash',
  javascript: 'javascript',
  typescript: 'typescript',
  python: 'python',
  go: 'go',
  java: 'java',
  csharp: 'c-sharp',
  php: 'php',
  powershell: 'powershell',
};

export const TOOL = path.resolve('tools/samples');

interface Node {
  readonly hasError: boolean;
  toString(): string;
}

/** The used part of `@vscode/tree-sitter-wasm`, which is only installed for these tests. */
interface TreeSitter {
  readonly Parser: {
    new (): {setLanguage(language: unknown): void; parse(code: string): {readonly rootNode: Node}};
    init(): Promise<void>;
  };
  readonly Language: {load(file: string): Promise<unknown>};
}

/**
 * Creates a parser for a language.
 *
 * @returns a function that returns the syntax tree of code with errors, and undefined for valid code
 */
export async function createParser(language: SampleLanguage) {
  installTool('samples');
  const require = createRequire(path.join(TOOL, 'package.json'));
  const {Parser, Language} = require('@vscode/tree-sitter-wasm') as TreeSitter;
  const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'));
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(
    await Language.load(path.join(folder, `tree-sitter-${GRAMMARS[language]}.wasm`)),
  );
  return (code: string): string | undefined => {
    const {rootNode} = parser.parse(code);
    return rootNode.hasError ? rootNode.toString() : undefined;
  };
}
