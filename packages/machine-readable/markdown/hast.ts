import type {Element, ElementContent, Properties, Text} from 'hast';

import {isBlock} from './html';

export const text = (value: string): Text => ({type: 'text', value});

export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Properties = {},
): Element => ({type: 'element', tagName, properties, children});

export const code = (value: string): Element => element('code', [text(value)]);

export const bold = (children: ElementContent[]): Element => element('strong', children);

export const anchor = (id: string): Element => element('a', [], {id});

export const isElement = (node: ElementContent): node is Element => node.type === 'element';

export const isNamed = <Name extends string>(
  node: ElementContent,
  ...names: readonly Name[]
): node is Element & {tagName: Name} =>
  isElement(node) && (names as readonly string[]).includes(node.tagName);

export const isInline = (node: ElementContent): boolean =>
  node.type === 'text' || (isElement(node) && !isBlock(node.tagName));

export const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

export const toText = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) =>
      node.type === 'text' ? node.value : isElement(node) ? toText(node.children) : '',
    )
    .join('');

/** Content that is split at the first block. Paragraphs at the start are part of the inline lead. */
export interface Lead {
  readonly lead: ElementContent[];
  readonly rest: ElementContent[];
}

const unwrap = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isNamed(node, 'div', 'section') ? unwrap(node.children) : [node]));

/**
 * Splits content into a lead, which can follow a name on the same line, and the blocks after it.
 *
 * @param nodes content of a definition, list item or table cell
 */
export function splitLead(nodes: readonly ElementContent[]): Lead {
  const hasBlocks = nodes.some((node) => !isInline(node));
  if (!hasBlocks) return {lead: [...nodes], rest: []};
  const flat = unwrap(nodes);
  const end = flat.findIndex((node) => !isInline(node) && !isNamed(node, 'p'));
  const leading = end === -1 ? flat : flat.slice(0, end);
  const lead = leading.flatMap((node) =>
    isNamed(node, 'p') ? [text(' '), ...node.children, text(' ')] : [node],
  );
  return {lead, rest: end === -1 ? [] : flat.slice(end)};
}
