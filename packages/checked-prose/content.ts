import type {MarkdownConfig} from '@docusaurus/types';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Nodes} from 'mdast';

import {findReferences} from '@openapi-portal/api-names';
import {
  type Extensions,
  findHeadingIds,
  findOwnNames,
  findStatements,
  type Format,
  isParserMessage,
  readBody,
  toLocation,
  toSyntaxMistake,
} from '@openapi-portal/markdown-source';

import {findLanguagesMistakes, isLanguagesElement} from './languages/divide';
import {
  findDanglingReferences,
  findElements,
  findImages,
  findJsxImages,
  findJsxLinks,
  findLabels,
  findLinks,
} from './links-and-images';
import type {Content} from './page';

export type Markdown = Pick<MarkdownConfig, 'anchors' | 'format' | 'mdx1Compat'> & {
  readonly extensions?: Extensions | undefined;
};

/** Preprocesses a body as Docusaurus does, according to `markdown.mdx1Compat`. */
function toParseable(body: string, {comments, headingIds}: Markdown['mdx1Compat']): string {
  const escaped = headingIds ? escapeMarkdownHeadingIds(body) : body;
  return comments ? escaped.replace(/<!--[^]*?-->/g, (text) => text.replace(/\S/g, ' ')) : escaped;
}

const findImports = (nodes: readonly Nodes[]): readonly string[] =>
  findStatements(nodes)
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    )
    .filter((source) => /\.mdx?$/.test(source));

const findCodeBlocks = (nodes: readonly Nodes[]): Content['codeBlocks'] =>
  nodes.flatMap((node) => {
    if (node.type !== 'code') return [];
    const {line = 1, column = 1} = node.position?.start ?? {};
    return [{line, column, language: node.lang ?? '', meta: node.meta ?? '', code: node.value}];
  });

/** Finds formulas that the Markdown parser left as text, because no extension parses `$$`. */
const findFormulas = (nodes: readonly Nodes[]): Content['codeBlocks'] =>
  nodes.flatMap((node) => {
    if (node.type !== 'text' || !/^\$\$(\s|\S.*\$\$)/.test(node.value)) return [];
    return [{...toLocation(node), language: 'math', meta: '', code: node.value}];
  });

function parse(
  text: string,
  format: Format,
  extensions: Extensions | undefined,
): Pick<Content, 'mistake'> & {readonly nodes: readonly Nodes[]} {
  try {
    return {nodes: readBody(text, format, extensions)};
  } catch (error) {
    if (isParserMessage(error)) return {nodes: [], mistake: toSyntaxMistake(error, text)};
    throw error;
  }
}

/**
 * Parses the body of a page.
 *
 * @param body text of the page, with its front matter replaced by blank lines
 */
export function readContent(
  body: string,
  format: Format,
  isPost: boolean,
  {anchors, mdx1Compat, extensions}: Markdown,
): Content {
  const text = toParseable(body, mdx1Compat);
  const {nodes, mistake} = parse(text, format, extensions);
  const elements = findElements(nodes);
  return {
    mistake,
    links: [...findLinks(nodes), ...findJsxLinks(elements)],
    images: [...findImages(nodes), ...findJsxImages(elements)],
    danglingReferences: findDanglingReferences(nodes, text),
    labels: findLabels(nodes),
    anchors: [
      ...findHeadingIds(nodes, isPost, anchors.maintainCase),
      ...elements.flatMap(({attributes}) => attributes.id ?? []),
    ],
    imports: findImports(nodes),
    ownNames: findOwnNames(findStatements(nodes)),
    codeBlocks: [...findCodeBlocks(nodes), ...findFormulas(nodes)],
    choiceMistakes: nodes.filter(isLanguagesElement).flatMap(findLanguagesMistakes),
    parts: elements.filter(({name}) => /^[A-Z]/.test(name)),
    references: findReferences(nodes),
  };
}
