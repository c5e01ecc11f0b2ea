import type {MarkdownConfig} from '@docusaurus/types';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Nodes} from 'mdast';

import {findReferences} from 'openapi-static/names/references';
import {findHeadingIds} from 'static-pages/markdown/anchors';
import {type Format, listNodes, parseBody} from 'static-pages/markdown/parser';
import {toLocation} from 'static-pages/markdown/location';
import {
  isParserMessage,
  type SyntaxMistake,
  toSyntaxMistake,
} from 'static-pages/markdown/syntax-mistake';

import {findJsxIds, findJsxImages, findJsxLinks, findJsxParts} from './jsx';
import type {Content, Image, Link} from './page';
import {
  findDanglingReferences,
  findDefinedLinks,
  findLabels,
  findReferencedImages,
} from './references';

/** What of the site's Markdown configuration decides how a page is parsed. */
export type Markdown = Pick<MarkdownConfig, 'anchors' | 'format' | 'mdx1Compat'>;

/** What Docusaurus changes in a body before it parses it, as far as the site asks for it. */
function toParseable(body: string, {comments, headingIds}: Markdown['mdx1Compat']): string {
  const escaped = headingIds ? escapeMarkdownHeadingIds(body) : body;
  return comments ? escaped.replace(/<!--[^]*?-->/g, (text) => text.replace(/\S/g, ' ')) : escaped;
}

const findLinks = (nodes: readonly Nodes[]): readonly Link[] =>
  nodes.flatMap((node) =>
    node.type === 'link' ? [{...toLocation(node), url: node.url, isMarkdown: true}] : [],
  );

const findImages = (nodes: readonly Nodes[]): readonly Image[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'image') return [];
    const hasAltText = (node.alt ?? '').trim() !== '';
    return [{...toLocation(node), url: node.url, isMarkdown: true, hasAltText}];
  });

const findStatements = (nodes: readonly Nodes[]) =>
  nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));

/** Names of imports and exports, which a page may use like any component. */
const findOwnNames = (nodes: readonly Nodes[]): readonly string[] =>
  findStatements(nodes).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const {declaration} = statement;
    if (declaration?.type === 'FunctionDeclaration') return [declaration.id.name];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []));
  });

const findImports = (nodes: readonly Nodes[]): readonly string[] =>
  findStatements(nodes)
    .flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    )
    .filter((source) => /\.mdx?$/.test(source));

/**
 * Reads a page's content.
 *
 * @param body the page with blank lines in the place of its front matter
 * @returns what it says, or what keeps it from being parsed
 */
export function readContent(
  body: string,
  format: Format,
  isPost: boolean,
  {anchors, mdx1Compat}: Markdown,
): Content | SyntaxMistake {
  const text = toParseable(body, mdx1Compat);
  try {
    const nodes = listNodes(parseBody(text, format));
    return {
      links: [...findLinks(nodes), ...findDefinedLinks(nodes), ...findJsxLinks(nodes)],
      images: [...findImages(nodes), ...findReferencedImages(nodes), ...findJsxImages(nodes)],
      danglingReferences: findDanglingReferences(nodes, text),
      labels: findLabels(nodes),
      anchors: [...findHeadingIds(nodes, isPost, anchors.maintainCase), ...findJsxIds(nodes)],
      imports: findImports(nodes),
      ownNames: findOwnNames(nodes),
      parts: findJsxParts(nodes),
      references: findReferences(nodes),
    };
  } catch (error) {
    if (isParserMessage(error)) return toSyntaxMistake(error, text);
    throw error;
  }
}
