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

/** A Markdown text: a page, or a string in a contract or in code. */
export interface Text {
  readonly file: string;
  /** The text, padded with spaces up to its column in the file, so that reported columns are correct. */
  readonly markdown: string;
  /** `text` for strings that are not pages. Rules about headings and statistics only apply to pages. */
  readonly format: Format | 'text';
  /** Line in the file where the text starts, from 1. */
  readonly firstLine: number;
  readonly extensions?: Extensions | undefined;
}

export interface Block {
  readonly type: Heading['type'] | Paragraph['type'] | TableCell['type'];
  readonly words: Words;
}

export interface ParsedText {
  readonly file: VFile;
  readonly isPage: boolean;
  readonly tree: Root;
  readonly nodes: readonly Nodes[];
  readonly blocks: readonly Block[];
}

const english = new ParseEnglish();

/** Disables indented code. Strings in other files are indented with the file, which does not make them code. */
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

/** Returns true for a link whose text is a URL, such as `<https://example.com>`. */
const isAddress = (node: Nodes): boolean =>
  node.type === 'link' && /^(?:https?:\/\/|www\.)\S+$/.test(toText(node));

/** Returns true for inline content that is not prose: code, expressions, formulas, empty elements and URLs. */
const isOpaque = (node: Nodes): boolean =>
  node.type === 'inlineCode' ||
  node.type === 'mdxTextExpression' ||
  node.type === 'inlineMath' ||
  (node.type === 'mdxJsxTextElement' && node.children.length === 0) ||
  isAddress(node);

/** Replaces each character that is not prose. Upper-case, because sentences do not end before lower-case letters. */
export const PLACEHOLDER = 'Ǝ';

const toLength = ({position}: Nodes): number =>
  (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

/** Returns the source of a text node if only its indentation differs, so that locations include it. */
function toWritten(node: MarkdownText, source: string): string {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  return written.replace(/\n[ \t]+/g, '\n') === node.value ? written : node.value;
}

/** Replaces inline content that is not prose with placeholders of the same length. */
function hideOpaque<T extends Nodes>(node: T, source: string): T {
  if (isOpaque(node)) {
    const word: Nodes = {type: 'text', value: PLACEHOLDER.repeat(toLength(node))};
    return {...word, position: node.position} as Nodes as T;
  }
  if (node.type === 'text') return {...node, value: toWritten(node, source)};
  if (!('children' in node)) return node;
  return {...node, children: node.children.map((child) => hideOpaque(child, source))};
}

/** Converts placeholder words to source nodes, which rules ignore. */
function markOpaque(words: Words): void {
  visit(words, 'WordNode', ({position, ...word}, index = 0, parent) => {
    const value = toString(word);
    if (parent === undefined || value.replaceAll(PLACEHOLDER, '') !== '') return;
    parent.children[index] = {type: 'SourceNode', value, position};
  });
}

/** Parses a block into words. Table cells are converted as paragraphs, because `mdast-util-to-nlcst` ignores tables. */
function toBlock(node: Heading | Paragraph | TableCell, file: VFile): Block {
  const paragraph = hideOpaque<Paragraph>({...node, type: 'paragraph'}, String(file));
  const words = toNlcst(paragraph, file, english);
  markOpaque(words);
  return {type: node.type, words};
}

/**
 * Parses a text into blocks of words.
 *
 * @throws VFileMessage if the text has a syntax error
 */
export function parseText({file: path, markdown, format, extensions}: Text): ParsedText {
  const isPage = format !== 'text';
  const tree = isPage ? parseBody(markdown, format, extensions) : texts.parse(markdown);
  const nodes = listNodes(tree);
  const file = new VFile({path, value: markdown});
  const blocks = nodes.filter(isBlock).map((node) => toBlock(node, file));
  return {file, isPage, tree, nodes, blocks};
}

export function findSentences({words}: Block): readonly Sentence[] {
  const sentences: Sentence[] = [];
  visit(words, 'SentenceNode', (sentence) => void sentences.push(sentence));
  return sentences;
}
