import type {Nodes} from 'mdast';

import {findTexts, isElement, toLocation} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

/** The key of a page's front matter with the id of the API that the page is about. */
export const API_KEY = 'api_id';

/**
 * The elements that name a part of a contract, with their required attributes. `<Operations>` and `<ApiList>`
 * without `api` mean all APIs of the site.
 */
export const ELEMENTS = {
  Operation: ['id'],
  Field: ['of', 'path'],
  Problem: ['type'],
  Schema: ['name'],
  OperationAccess: ['api'],
  Operations: [],
  ApiList: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ElementName = keyof typeof ELEMENTS;

/** Something in prose that names a part of a contract, or may do so: text in code style. */
export interface Reference extends SourceLocation {
  readonly kind: ElementName | 'code';
  /** The attributes of an element; the text of code under `text`. */
  readonly values: Readonly<Record<string, string>>;
}

const isElementName = (name: string | null): name is ElementName =>
  name !== null && Object.hasOwn(ELEMENTS, name);

/** Returns the reference of a node, if it is one of these elements or inline code. */
export function toReference(node: Nodes): Reference | undefined {
  const location = toLocation(node);
  if (node.type === 'inlineCode') return {kind: 'code', values: {text: node.value}, ...location};
  if (!isElement(node) || !isElementName(node.name)) return undefined;
  return {kind: node.name, values: findTexts(node), ...location};
}

/** Everything in a page that names a part of a contract, in the order of the text. */
export const findReferences = (nodes: readonly Nodes[]): readonly Reference[] =>
  nodes.flatMap((node) => toReference(node) ?? []);
