import type {Heading, Nodes, Paragraph, Root, TableCell, Text as MarkdownText} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import type {Root as Words, Sentence} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {ParseEnglish} from 'parse-english';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import {
  type Extensions,
  type Format,
  listNodes,
  parseBody,
  toText,
} from '@openapi-portal/markdown-source';

/** Markdown text: a page, or a text in a contract or in code. */
export interface Text {
  /** Absolute path. */
  readonly file: string;
  /** Indented like the file, so that columns are right. */
  readonly markdown: string;
  /** `text` for all but pages. Only pages have headings, and enough sentences for statistics. */
  readonly format: Format | 'text';
  /** The line of the file at which it starts, from 1. */
  readonly firstLine: number;
  /** The site's Markdown extensions. */
  readonly extensions?: Extensions | undefined;
}

/** A part of a text that is read in one go. */
export interface Block {
  readonly type: Heading['type'] | Paragraph['type'] | TableCell['type'];
  readonly words: Words;
}

/** A text and what it consists of. */
export interface ParsedText {
  /** Receives the messages of the rules. */
  readonly file: VFile;
  readonly isPage: boolean;
  readonly tree: Root;
  readonly nodes: readonly Nodes[];
  readonly blocks: readonly Block[];
}

const english = new ParseEnglish();

/** Texts in other files are indented with the file, so indentation makes no code block. */
function withoutIndentedCode(this: Processor): void {
  this.data('micromarkExtensions', [{disable: {null: ['codeIndented']}}]);
}

const texts = unified()
  .use(remarkParse)
  .use(withoutIndentedCode)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

const isBlock = (node: Nodes): node is Heading | Paragraph | TableCell =>
  node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell';

/** Returns true for a URL as link text, such as `<https://example.com>`. */
const isAddress = (node: Nodes): boolean =>
  node.type === 'link' && /^(?:https?:\/\/|www\.)\S+$/.test(toText(node));

/** Returns true for inline content that is no word: code, an element that shows a fact, a URL. */
const isOpaque = (node: Nodes): boolean =>
  node.type === 'inlineCode' ||
  node.type === 'mdxTextExpression' ||
  node.type === 'inlineMath' ||
  (node.type === 'mdxJsxTextElement' && node.children.length === 0) ||
  isAddress(node);

/**
 * Placeholder for each character of such content. It is a capital letter: before a small one, the English parser
 * would end no sentence, and would add the full stop to the last word.
 */
export const PLACEHOLDER = 'Ǝ';

const toLength = ({position}: Nodes): number =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Returns a text with the indentation of its lines, which the word locations include. */
function toWritten(node: MarkdownText, source: string): string {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  return written.replace(/\n[ \t]+/g, '\n') === node.value ? written : node.value;
}

/** Replaces content that is no word by a placeholder word of the same length. */
function hideOpaque<T extends Nodes>(node: T, source: string): T {
  if (isOpaque(node)) {
    const word: Nodes = {type: 'text', value: PLACEHOLDER.repeat(toLength(node))};
    return {...word, position: node.position} as Nodes as T;
  }
  if (node.type === 'text') return {...node, value: toWritten(node, source)};
  if (!('children' in node)) return node;
  return {...node, children: node.children.map((child) => hideOpaque(child, source))};
}

/** Marks placeholder words as source, which rules ignore. */
function markOpaque(words: Words): void {
  visit(words, 'WordNode', ({position, ...word}, index = 0, parent) => {
    const value = toString(word);
    if (parent === undefined || value.replaceAll(PLACEHOLDER, '') !== '') return;
    parent.children[index] = {type: 'SourceNode', value, position};
  });
}

/** A cell is converted as a paragraph is: the converter passes over tables. */
function toBlock(node: Heading | Paragraph | TableCell, file: VFile): Block {
  const paragraph = hideOpaque<Paragraph>({...node, type: 'paragraph'}, String(file));
  const words = toNlcst(paragraph, file, english);
  markOpaque(words);
  return {type: node.type, words};
}

/**
 * Parses a text into blocks of words.
 *
 * @throws VFileMessage if it cannot be parsed
 */
export function parseText({file: path, markdown, format, extensions}: Text): ParsedText {
  const isPage = format !== 'text';
  const tree = isPage ? parseBody(markdown, format, extensions) : texts.parse(markdown);
  const nodes = listNodes(tree);
  const file = new VFile({path, value: markdown});
  const blocks = nodes.filter(isBlock).map((node) => toBlock(node, file));
  return {file, isPage, tree, nodes, blocks};
}

/** The sentences of a block; a heading and a short cell are one. */
export function findSentences({words}: Block): readonly Sentence[] {
  const sentences: Sentence[] = [];
  visit(words, 'SentenceNode', (sentence) => void sentences.push(sentence));
  return sentences;
}
