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

/** Prose in Markdown: a page, or a text that stands in a contract or in code. */
export interface Text {
  /** Absolute path. */
  readonly file: string;
  /** With as many columns before each line of it as there are in the file. */
  readonly markdown: string;
  /** Of a page; only that has headings, and enough sentences to be judged as a whole. */
  readonly format: Format | 'text';
  /** The line of the file in which it begins, counted from 1. */
  readonly firstLine: number;
  /** What the site adds to Markdown. */
  readonly extensions?: Extensions | undefined;
}

/** A part of a text that is read in one go. */
export interface Block {
  readonly type: Heading['type'] | Paragraph['type'] | TableCell['type'];
  readonly words: Words;
}

/** A text and what it consists of. */
export interface ParsedText {
  /** Hears what the rules say. */
  readonly file: VFile;
  readonly isPage: boolean;
  readonly tree: Root;
  readonly nodes: readonly Nodes[];
  readonly blocks: readonly Block[];
}

const english = new ParseEnglish();

/** Text in other files is indented as these are: that makes no code of it. */
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

/** An address in the place of words, as in `<https://example.com>`. */
const isAddress = (node: Nodes): boolean =>
  node.type === 'link' && /^(?:https?:\/\/|www\.)\S+$/.test(toText(node));

/** What stands for a word but is none: code, an element that shows a fact, an address. */
const isOpaque = (node: Nodes): boolean =>
  node.type === 'inlineCode' ||
  node.type === 'mdxTextExpression' ||
  node.type === 'inlineMath' ||
  (node.type === 'mdxJsxTextElement' && node.children.length === 0) ||
  isAddress(node);

/**
 * Stands for each character of what is no word. It has to be a capital: before a small letter the
 * parser of English ends no sentence, and takes the full stop for a part of the last word.
 */
export const PLACEHOLDER = 'Ǝ';

const toLength = ({position}: Nodes): number =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Text with the indentation of its lines, which the locations of its words count on. */
function toWritten(node: MarkdownText, source: string): string {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  return written.replace(/\n[ \t]+/g, '\n') === node.value ? written : node.value;
}

/** The same tree with a made-up word of the same length in the place of what is no word. */
function hideOpaque<T extends Nodes>(node: T, source: string): T {
  if (isOpaque(node)) {
    const word: Nodes = {type: 'text', value: PLACEHOLDER.repeat(toLength(node))};
    return {...word, position: node.position} as Nodes as T;
  }
  if (node.type === 'text') return {...node, value: toWritten(node, source)};
  if (!('children' in node)) return node;
  return {...node, children: node.children.map((child) => hideOpaque(child, source))};
}

/** Marks the made-up words as source, which no rule reads. */
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
 * @throws VFileMessage where it cannot be parsed
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
