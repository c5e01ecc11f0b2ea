import type {Definition, ImageReference, Nodes, Text} from 'mdast';

import {toLocation} from 'static-pages/markdown/location';
import type {SourceLocation} from 'static-pages/reports';

import type {DanglingReference, Image, Link} from './page';

/** `[text][label]` and `[label][]`, unless escaped. */
const REFERENCE = /(?<!\\)\[(?<text>[^[\]]+)\]\[(?<label>[^[\]]*)\]/g;

const isDefinition = (node: Nodes): node is Definition => node.type === 'definition';
const isImageReference = (node: Nodes): node is ImageReference => node.type === 'imageReference';
const isText = (node: Nodes): node is Text => node.type === 'text';

/** Labels of the definitions on a page, as written. */
export const findLabels = (nodes: readonly Nodes[]): readonly string[] =>
  nodes.filter(isDefinition).map(({label, identifier}) => label ?? identifier);

/** Pictures written `![alt][label]`: their address stands in the definition. */
export function findReferencedImages(nodes: readonly Nodes[]): readonly Image[] {
  const definitions = new Map(nodes.filter(isDefinition).map((node) => [node.identifier, node]));
  return nodes.filter(isImageReference).flatMap((node) => {
    const definition = definitions.get(node.identifier);
    if (definition === undefined) return [];
    const hasAltText = (node.alt ?? '').trim() !== '';
    return [{...toLocation(node), url: definition.url, isMarkdown: true, hasAltText}];
  });
}

/** Addresses in definitions, save those of pictures. */
export function findDefinedLinks(nodes: readonly Nodes[]): readonly Link[] {
  const pictures = new Set(nodes.filter(isImageReference).map(({identifier}) => identifier));
  return nodes
    .filter(isDefinition)
    .filter(({identifier}) => !pictures.has(identifier))
    .map((node) => ({...toLocation(node), url: node.url, isMarkdown: true}));
}

function toLocationInside(source: string, offset: number, start: SourceLocation): SourceLocation {
  const before = source.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? {line: start.line, column: start.column + last}
    : {line: start.line + before.length - 1, column: last + 1};
}

/** A reference without its definition is plain text to the parser: it is found by its brackets. */
export const findDanglingReferences = (
  nodes: readonly Nodes[],
  body: string,
): readonly DanglingReference[] =>
  nodes.filter(isText).flatMap((node) => {
    const source = body.slice(node.position?.start.offset, node.position?.end.offset);
    return [...source.matchAll(REFERENCE)].map(({index, groups}) => ({
      ...toLocationInside(source, index, toLocation(node)),
      label: (groups?.label === '' ? groups.text : groups?.label) ?? '',
    }));
  });
