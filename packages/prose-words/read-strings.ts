import ts from 'typescript';

import type {Text} from './parse-text';

/** A string that people read has several words or begins like a sentence; others are identifiers. */
const PROSE = /\s|^\p{Lu}\p{Ll}[^\p{Lu}]*$/u;

/** Attributes without sentences: names of classes, what `<meta>` tells programs, examples of input. */
const CODE_ATTRIBUTES = new Set(['className', 'content', 'placeholder']);

const isCode = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && CODE_ATTRIBUTES.has(node.name.getText());

const isString = (node: ts.Node): node is ts.StringLiteralLike | ts.JsxText =>
  ts.isStringLiteralLike(node) || ts.isJsxText(node);

function toText(node: ts.StringLiteralLike | ts.JsxText, source: ts.SourceFile): Text {
  const quote = ts.isJsxText(node) ? 0 : 1;
  const start = node.getStart(source) + quote;
  const {line, character} = source.getLineAndCharacterOfPosition(start);
  const words = source.text.slice(start, node.end - quote).trimEnd();
  const markdown = ' '.repeat(character) + words;
  return {file: source.fileName, markdown, format: 'text', firstLine: line + 1};
}

/**
 * Finds the prose in TypeScript: its strings and the text between its elements.
 *
 * @param file absolute path
 */
export function readStrings(file: string, source: string): readonly Text[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (isString(node) && PROSE.test(node.text.trim())) texts.push(toText(node, root));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}
