import type {Nodes} from 'mdast';

import {findTexts, isElement, toLocation} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

export const API_KEY = 'api_id';

/** Elements that reference a part of a contract, with their required attributes. `api` is optional. */
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

/** An element or inline code in prose that references a part of a contract. Inline code may be no name. */
export interface Reference extends SourceLocation {
  readonly kind: ElementName | 'code';
  /** The attributes of an element, or the content of inline code as `text`. */
  readonly values: Readonly<Record<string, string>>;
}

const isElementName = (name: string | null): name is ElementName =>
  name !== null && Object.hasOwn(ELEMENTS, name);

export function toReference(node: Nodes): Reference | undefined {
  const location = toLocation(node);
  if (node.type === 'inlineCode') return {kind: 'code', values: {text: node.value}, ...location};
  if (!isElement(node) || !isElementName(node.name)) return undefined;
  return {kind: node.name, values: findTexts(node), ...location};
}

export const findReferences = (nodes: readonly Nodes[]): readonly Reference[] =>
  nodes.flatMap((node) => toReference(node) ?? []);
