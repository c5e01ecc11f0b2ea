import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

import {highlightCode} from './highlight-code';
import {type Piece, toClassName} from './pieces';

/** The code of a code block, with the lines to highlight and the line numbering that its author chose. */
export interface LineMarks {
  /** The code without the `highlight-…` comments. */
  readonly code: string;
  /** Indexes of the marked lines, starting at 0. */
  readonly marked: ReadonlySet<number>;
  readonly firstNumber?: number;
  readonly title?: string;
}

/** Matches a line that consists of a `highlight-…` comment, in the comment syntax of any language. */
const COMMENT =
  /^\s*(?:\/\/|#|--|;;|%|!|\{\s*\/\*|\/\*|<!--)\s*highlight-(?<what>next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Yields the 0-based line indexes of ranges such as `1,3-5`. */
function* listRanges(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    for (let line = first; line <= last; line += 1) yield line - 1;
  }
}

/** Removes the `highlight-…` comments from the code and collects the lines that they mark. */
function readComments(code: string): Pick<LineMarks, 'code'> & {readonly marked: Set<number>} {
  const lines: string[] = [];
  const marked = new Set<number>();
  let isInBlock = false;
  for (const line of code.split('\n')) {
    const what = COMMENT.exec(line)?.groups?.what;
    if (what === 'next-line') marked.add(lines.length);
    else if (what !== undefined) isInBlock = what === 'start';
    else {
      if (isInBlock) marked.add(lines.length);
      lines.push(line);
    }
  }
  return {code: lines.join('\n'), marked};
}

/**
 * Parses the line marks of a code block in the syntax of Docusaurus: `title="…"`, `{1,3-5}` and
 * `showLineNumbers` after the language, and the comments `highlight-next-line`, `highlight-start` and
 * `highlight-end`.
 *
 * @param meta the text after the language, such as `title="a.js" {1} showLineNumbers=7`
 */
export function readLineMarks(code: string, meta: string): LineMarks {
  const title = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/.exec(meta)?.groups?.title;
  const rest = meta.replace(/\btitle=(["']).*?\1/, '');
  const comments = readComments(code);
  const ranges = /\{(?<ranges>[\d,\s-]+)\}/.exec(rest)?.groups?.ranges;
  const numbers = /\bshowLineNumbers(?:=(?<first>\d+))?(?=\s|$)/.exec(rest);
  return {
    code: comments.code,
    marked: new Set([...comments.marked, ...(ranges === undefined ? [] : listRanges(ranges))]),
    ...(numbers !== null && {firstNumber: Number(numbers.groups?.first ?? 1)}),
    ...(title !== undefined && {title}),
  };
}

const toNode = ({kind, text}: Piece): ElementContent => {
  const node = {type: 'text', value: text} as const;
  if (kind === undefined) return node;
  const properties = {className: [toClassName(kind)]};
  return {type: 'element', tagName: 'span', properties, children: [node]};
};

function findLanguage({properties}: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

/** Maximum length of inline code that is kept on one line, in characters. Longer code may not fit on a phone. */
const LONGEST_WHOLE = 24;

/** Returns true for short code with a hyphen, such as AST-0042, after which browsers may break lines. */
function isWhole(node: Element): boolean {
  const text = toString(node);
  return text.length <= LONGEST_WHOLE && /^\S*-\S*$/.test(text);
}

/** Groups pieces by line. Each line includes its line break. */
function toLines(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const {kind, text} of pieces) {
    text.split(/(?<=\n)/).forEach((part, index) => {
      const isNew = index > 0 || lines.at(-1)?.at(-1)?.text.endsWith('\n');
      if (isNew === true) lines.push([]);
      lines.at(-1)?.push({text: part, ...(kind !== undefined && {kind})});
    });
  }
  return lines;
}

/** Renders a line. Marked lines are `<mark>` elements, for print and screen readers. */
const toLine = (
  pieces: readonly Piece[],
  isMarked: boolean,
  number: number | undefined,
): ElementContent => ({
  type: 'element',
  tagName: isMarked ? 'mark' : 'span',
  properties: {className: ['code-line'], ...(number !== undefined && {dataLine: number})},
  children: pieces.map(toNode),
});

/** Renders code. Lines become separate elements only if the author marks or numbers lines. */
function toContent(pieces: readonly Piece[], {marked, firstNumber}: LineMarks): ElementContent[] {
  if (marked.size === 0 && firstNumber === undefined) return pieces.map(toNode);
  return toLines(pieces).map((line, index) =>
    toLine(line, marked.has(index), firstNumber && firstNumber + index),
  );
}

function highlightBlock(node: Element): void {
  const {metastring} = node.properties;
  const marks = readLineMarks(toString(node), typeof metastring === 'string' ? metastring : '');
  node.children = toContent(highlightCode(marks.code, findLanguage(node)), marks);
  if (marks.title !== undefined) node.properties.title = marks.title;
}

function visit(node: Root | ElementContent, isBlock: boolean): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'code') {
    if (isBlock) highlightBlock(node);
    else if (isWhole(node)) node.properties.className = ['code-whole'];
    return;
  }
  const isPre = node.type === 'element' && node.tagName === 'pre';
  for (const child of node.children) visit(child as ElementContent, isPre);
}

/** Rehype plugin that highlights code blocks with CSS classes, and keeps keys in inline code on one line. */
export default function codeHighlight() {
  return (tree: Root): void => visit(tree, false);
}
