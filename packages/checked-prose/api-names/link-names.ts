import type {Link, Nodes, PhrasingContent, Root} from 'mdast';

import {
  API_KEY,
  isMistake,
  type KnownApi,
  readNamesFor,
  type Target,
  toReference,
} from '@openapi-portal/api-names';

import {findVersion} from '@openapi-portal/markdown-source';

import {buildLink, buildText, replaceChildren} from '../nodes';
import {buildCode, buildRequest, drawAccess, drawApis, drawOperations} from './draw-apis';
import {putFirst, resolve} from './resolve';

export interface NameLinkOptions {
  /** Absolute path. */
  readonly siteDir: string;
  /** The columns of `<OperationAccess>`. */
  readonly userTypes: readonly string[];
}

/** Nodes that may not contain a link: links, and headings with anchors. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'definition']);
const CLOSED_ELEMENTS = new Set(['a', 'Link', 'summary']);

/** A field's name as its path inside the body, the answer or the parameters. */
const toFieldName = (anchor: string): string =>
  anchor.replace(/^(parameters\.)?[^.]+\.(\d+\.)?/, '');

function toAddress(target: Exclude<Target, {kind: 'apis'}>): string {
  if (target.kind === 'operation') return target.operation.href;
  if (target.kind === 'field') {
    const {anchor, shownAt = `${target.operation.href}#${anchor}`} = target.field;
    return shownAt;
  }
  return target.kind === 'problem' ? target.problem.href : target.href;
}

/** Builds the content of an element: the linked name, and related facts next to it. */
function toWords(target: Exclude<Target, {kind: 'apis'}>): PhrasingContent[] {
  const link = (...children: PhrasingContent[]): Link => buildLink(toAddress(target), ...children);
  if (target.kind === 'operation') return [link(...buildRequest(target.operation))];
  if (target.kind === 'field') {
    const {anchor, type, constraints} = target.field;
    const facts = [type, ...constraints].join(', ');
    return [link(buildCode(toFieldName(anchor))), buildText(` (${facts})`)];
  }
  if (target.kind === 'schema') return [link(buildCode(target.name))];
  const {slug, status} = target.problem;
  return [link(buildCode(slug)), buildText(` (${status})`)];
}

/** Builds the replacement of a node; returns the node itself if it names nothing. */
function replace(
  node: Nodes,
  apis: readonly KnownApi[],
  {userTypes}: NameLinkOptions,
): readonly Nodes[] {
  const reference = toReference(node);
  const target = reference && resolve(reference, apis);
  if (reference === undefined || target === undefined) return [node];
  if (isMistake(target)) return reference.kind === 'code' ? [node] : [buildCode(reference.kind)];
  if (target.kind === 'apis') {
    if (reference.kind === 'Operations') return drawOperations(target.apis);
    if (reference.kind === 'ApiList') return [drawApis(target.apis)];
    return [drawAccess(target.apis, userTypes)];
  }
  if (reference.kind === 'code') return [buildLink(toAddress(target), node as PhrasingContent)];
  const words = toWords(target);
  return node.type === 'mdxJsxFlowElement' ? [{type: 'paragraph', children: words}] : words;
}

const isClosed = (node: Nodes): boolean =>
  CLOSED.has(node.type) || ('name' in node && CLOSED_ELEMENTS.has(node.name ?? ''));

function linkBelow(node: Nodes, apis: readonly KnownApi[], options: NameLinkOptions): void {
  if (isClosed(node)) return;
  replaceChildren(node, (child) => {
    linkBelow(child, apis, options);
    return replace(child, apis, options);
  });
}

/** The data that Docusaurus passes with a page to remark plugins. */
interface PageFile {
  readonly path: string;
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/**
 * Creates a remark plugin that replaces `<Operation>`, `<Field>`, `<Problem>`, `<Schema>` and names in code style
 * by links, and `<Operations>` and `<OperationAccess>` by tables. Facts come from the contract; the page gets no
 * component and no script. Names belong to the API in the page's front matter (`api_id`), then to the first API
 * that has them. A page of an older version of the docs uses that version's releases. Names that are not found
 * were reported by the check of the prose.
 */
export const createLinkNames =
  (options: NameLinkOptions) =>
  () =>
  (tree: Root, {path, data}: PageFile): void => {
    const known = readNamesFor(options.siteDir, findVersion(path));
    const apis = putFirst(data.frontMatter?.[API_KEY], known);
    linkBelow(tree, apis, options);
  };
