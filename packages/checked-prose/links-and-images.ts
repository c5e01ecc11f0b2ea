import type {Definition, ImageReference, Nodes} from 'mdast';

import {findTexts, isElement, mayHave, toLocation} from '@openapi-portal/markdown-source';

import type {DanglingReference, Image, Link, PagePart} from './page';

/** Matches `[text][label]` and `[label][]`, unless escaped. */
const REFERENCE = /(?<!\\)\[(?<text>[^[\]]+)\]\[(?<label>[^[\]]*)\]/g;

const isDefinition = (node: Nodes): node is Definition => node.type === 'definition';
const isImageReference = (node: Nodes): node is ImageReference => node.type === 'imageReference';

export const findLabels = (nodes: readonly Nodes[]): readonly string[] =>
  nodes.filter(isDefinition).map(({label, identifier}) => label ?? identifier);

/** Lists the links and definitions of a page, except definitions of images. */
export function findLinks(nodes: readonly Nodes[]): readonly Link[] {
  const pictures = new Set(nodes.filter(isImageReference).map(({identifier}) => identifier));
  return nodes
    .filter((node) => node.type === 'link' || isDefinition(node))
    .filter((node) => node.type === 'link' || !pictures.has(node.identifier))
    .map((node) => ({...toLocation(node), url: node.url, isMarkdown: true}));
}

/** Lists the images of a page, including `![alt][label]`, whose URL is in a definition. */
export function findImages(nodes: readonly Nodes[]): readonly Image[] {
  const urls = new Map(nodes.filter(isDefinition).map(({identifier, url}) => [identifier, url]));
  return nodes
    .filter((node) => node.type === 'image' || isImageReference(node))
    .map((node) => ({
      ...toLocation(node),
      url: (node.type === 'image' ? node.url : urls.get(node.identifier)) ?? '',
      isMarkdown: true,
      hasAltText: (node.alt ?? '').trim() !== '',
    }));
}

/** Finds reference links without a definition. The parser treats such links as text, so their brackets are searched. */
export const findDanglingReferences = (
  nodes: readonly Nodes[],
  body: string,
): readonly DanglingReference[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'text') return [];
    const start = node.position?.start.offset ?? 0;
    const source = body.slice(start, node.position?.end.offset);
    return [...source.matchAll(REFERENCE)].map(({index, groups: {text = '', label = ''} = {}}) => {
      const before = body.slice(0, start + index).split('\n');
      const column = (before.at(-1)?.length ?? 0) + 1;
      return {line: before.length, column, label: label === '' ? text : label};
    });
  });

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {a: ['href'], Link: ['to', 'href']};

/** A JSX or HTML element. `hasAltText` is true if the element has an `alt` attribute or a spread. */
export interface Element extends PagePart {
  readonly hasAltText: boolean;
}

export const findElements = (nodes: readonly Nodes[]): readonly Element[] =>
  nodes.filter(isElement).map((node) => ({
    ...toLocation(node),
    name: node.name ?? '',
    attributes: findTexts(node),
    hasAltText: mayHave(node, 'alt'),
  }));

export const findJsxLinks = (elements: readonly Element[]): readonly Link[] =>
  elements.flatMap(({line, column, name, attributes}) =>
    (ADDRESSES[name] ?? [])
      .flatMap((attribute) => attributes[attribute] ?? [])
      .map((url) => ({line, column, url, isMarkdown: false})),
  );

/** Lists the `<img>` elements with a `src`. An empty `alt=""` counts as alternative text. */
export const findJsxImages = (elements: readonly Element[]): readonly Image[] =>
  elements.flatMap(({line, column, name, attributes: {src: url}, hasAltText}) =>
    name === 'img' && url !== undefined ? [{line, column, url, isMarkdown: false, hasAltText}] : [],
  );
