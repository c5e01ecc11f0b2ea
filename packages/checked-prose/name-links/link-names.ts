import type {Link, Nodes, PhrasingContent, Root} from 'mdast';

import {
  API_KEY,
  isReferenceMistake,
  type KnownApi,
  readNamesFor,
  type Target,
  toReference,
} from '@openapi-portal/api-names';

import {findVersion} from '@openapi-portal/markdown-source';

import {buildLink, buildText, replaceChildren} from '../nodes';
import {buildCode, buildRequest, drawAccess, drawApis, drawOperations} from './draw-apis';
import {moveToFront, resolve} from './resolve';

export interface NameLinkOptions {
  readonly siteDir: string;
  /** User types that become the columns of `<OperationAccess>`. */
  readonly userTypes: readonly string[];
}

/** Nodes in which names are not linked: links cannot be nested, and headings link to themselves. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'definition']);
const CLOSED_ELEMENTS = new Set(['a', 'Link', 'summary']);

/** Returns a field's path within the request body, response or parameters, without the prefix of its anchor. */
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

/** Builds a link to the target, followed by facts such as a field's type or a problem's status. */
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

/** Builds the replacement of a node. Returns the node itself if it is not a reference or cannot be resolved. */
function replace(
  node: Nodes,
  apis: readonly KnownApi[],
  {userTypes}: NameLinkOptions,
): readonly Nodes[] {
  const reference = toReference(node);
  const target = reference && resolve(reference, apis);
  if (reference === undefined || target === undefined) return [node];
  if (isReferenceMistake(target))
    return reference.kind === 'code' ? [node] : [buildCode(reference.kind)];
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

/** The part of a `VFile` that Docusaurus passes to remark plugins for each page. */
interface PageFile {
  readonly path: string;
  readonly data: {readonly frontMatter?: Readonly<Record<string, unknown>>};
}

/**
 * Creates a remark plugin that replaces `<Operation>`, `<Field>`, `<Problem>`, `<Schema>` and names in inline
 * code with links, and `<Operations>`, `<ApiList>` and `<OperationAccess>` with tables and lists. The result is
 * plain Markdown without client-side code.
 *
 * Names are looked up in the API of the page's front matter (`api_id`) first and then in the other APIs, as of
 * the releases that the page's docs version describes. Unknown names are left to `findUnknownNames`.
 */
export const createLinkNames =
  (options: NameLinkOptions) =>
  () =>
  (tree: Root, {path, data}: PageFile): void => {
    const known = readNamesFor(options.siteDir, findVersion(path));
    const apis = moveToFront(data.frontMatter?.[API_KEY], known);
    linkBelow(tree, apis, options);
  };
