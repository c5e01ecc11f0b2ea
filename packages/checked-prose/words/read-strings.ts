import ts from 'typescript';

import type {Text} from './parse-text';

/** Matches strings that are probably prose: several words, or one capitalised word. Other strings are identifiers. */
export const PROSE = /\s|^\p{Lu}\p{Ll}[^\p{Lu}]*$/u;

const CODE_ATTRIBUTES = new Set(['className', 'content', 'placeholder']);

const isCode = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && CODE_ATTRIBUTES.has(node.name.getText());

type Words =
  | ts.StringLiteralLike
  | ts.JsxText
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail;

const isWords = (node: ts.Node): node is Words =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the length of the delimiter at the end of the node: a quotation mark, `${`, or none. */
function countEnd(node: Words): number {
  if (ts.isJsxText(node)) return 0;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
}

function toText(node: Words, source: ts.SourceFile): Text {
  const start = node.getStart(source) + (ts.isJsxText(node) ? 0 : 1);
  const {line, character} = source.getLineAndCharacterOfPosition(start);
  const words = source.text.slice(start, node.end - countEnd(node)).trimEnd();
  const markdown = ' '.repeat(character) + words;
  return {file: source.fileName, markdown, format: 'text', firstLine: line + 1};
}

/** Finds the prose in TypeScript: strings and JSX text. */
export function readStrings(file: string, source: string): readonly Text[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (isWords(node) && PROSE.test(node.text.trim())) texts.push(toText(node, root));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}
