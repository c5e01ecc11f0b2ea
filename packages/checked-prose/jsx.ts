import type {Nodes} from 'mdast';

import {findTexts, isElement, mayHave} from 'static-pages/markdown/jsx';
import {toLocation} from 'static-pages/markdown/location';

import type {Image, Link, Part} from './page';

/** Attributes that hold an address. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {a: ['href'], Link: ['to', 'href']};

/** Addresses in `<a href>` and `<Link to>`. */
export const findJsxLinks = (nodes: readonly Nodes[]): readonly Link[] =>
  nodes.filter(isElement).flatMap((element) => {
    const texts = findTexts(element);
    return (ADDRESSES[element.name ?? ''] ?? []).flatMap((name) => {
      const url = texts[name];
      return url === undefined ? [] : [{...toLocation(element), url, isMarkdown: false}];
    });
  });

/** Pictures in `<img src>`; `alt=""` is an answer, and a spread may hold one. */
export const findJsxImages = (nodes: readonly Nodes[]): readonly Image[] =>
  nodes
    .filter(isElement)
    .filter(({name}) => name === 'img')
    .flatMap((element) => {
      const {src: url} = findTexts(element);
      if (url === undefined) return [];
      return [
        {...toLocation(element), url, isMarkdown: false, hasAltText: mayHave(element, 'alt')},
      ];
    });

/** Every `id="…"`. */
export const findJsxIds = (nodes: readonly Nodes[]): readonly string[] =>
  nodes.filter(isElement).flatMap((element) => findTexts(element).id ?? []);

const isComponent = (name: string | null): name is string => name !== null && /^[A-Z]/.test(name);

/** Every component, in the order of the text. */
export const findJsxParts = (nodes: readonly Nodes[]): readonly Part[] =>
  nodes
    .filter(isElement)
    .flatMap((element) =>
      isComponent(element.name)
        ? [{...toLocation(element), name: element.name, attributes: findTexts(element)}]
        : [],
    );
