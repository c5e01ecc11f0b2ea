import fs from 'node:fs';
import path from 'node:path';

import {parseHTML} from 'linkedom';

import {siteDir} from '../../scripts/site';

/** Absolute path of the build. */
export const BUILD = path.join(siteDir, 'build');

/** Hidden and collapsed content. */
const HIDDEN = 'script, style, template, [hidden], [popover], details:not([open]) > :not(summary)';

const pages = new Map<string, Document>();

/** A file of the build, such as `blog/atom.xml`. */
export const readBuilt = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** The HTML files of the build, relative to it. */
export const listHtmlFiles = (): readonly string[] =>
  fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:\.html|\/[^.]+)$/.test(file))
    .filter((file) => fs.statSync(path.join(BUILD, file)).isFile());

/** Returns the file of a page in the build. */
const findFile = (route: string): string =>
  route.endsWith('.html') ? route : path.join(route, 'index.html');

/**
 * Writes attribute names in lower case. React keeps the case of its own names, which HTML ignores and linkedom does not.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
 */
const lowerNames = (html: string): string =>
  html.replace(/ (?:hrefLang|dateTime)=/g, (name) => name.toLowerCase());

/** A page as it is served, before any script runs; do not change it. */
export function readPage(route: string): Document {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const {document} = parseHTML(lowerNames(readBuilt(findFile(route))));
  pages.set(route, document);
  return document;
}

/** The part of a page that is its own. */
export function findMain(route: string): Element {
  const main = readPage(route).querySelector('main');
  if (main === null) throw new Error(`${route} has no main part`);
  return main;
}

/** A copy of an element without what a selector finds in it. */
export function without(element: Element, selector: string): Element {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll(selector).forEach((found) => found.remove());
  return copy;
}

/** Returns the visible text of an element, with single spaces. */
export const toVisibleText = (element: Element): string =>
  without(element, HIDDEN).textContent.replace(/\s+/g, ' ').trim();

/** The addresses of links, in their order. */
export const listAddresses = (parent: ParentNode, selector: string): readonly string[] =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
