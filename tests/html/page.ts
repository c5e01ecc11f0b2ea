import fs from 'node:fs';
import path from 'node:path';

import {parseHTML} from 'linkedom';

import {siteDir} from '../../scripts/site';

export const BUILD = path.join(siteDir, 'build');

const HIDDEN = 'script, style, template, [hidden], [popover], details:not([open]) > :not(summary)';

const pages = new Map<string, Document>();

/** Reads a file of the build, such as `blog/atom.xml`. */
export const readBuilt = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** Lists the HTML files of the build, relative to it. */
export const listHtmlFiles = (): readonly string[] =>
  fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:\.html|\/[^.]+)$/.test(file))
    .filter((file) => fs.statSync(path.join(BUILD, file)).isFile());

const findFile = (route: string): string =>
  route.endsWith('.html') ? route : path.join(route, 'index.html');

/**
 * Converts React's camel-case attribute names to lower case. HTML ignores case in attribute names, but linkedom does
 * not.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
 */
const lowerNames = (html: string): string =>
  html.replace(/ (?:hrefLang|dateTime)=/g, (name) => name.toLowerCase());

/** Parses a page as it is served, before any script runs. The document is cached and must not be changed. */
export function readPage(route: string): Document {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const {document} = parseHTML(lowerNames(readBuilt(findFile(route))));
  pages.set(route, document);
  return document;
}

export function findMain(route: string): Element {
  const main = readPage(route).querySelector('main');
  if (main === null) throw new Error(`${route} has no main part`);
  return main;
}

/** Returns a copy of an element without the matches of a selector. */
export function without(element: Element, selector: string): Element {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll(selector).forEach((found) => found.remove());
  return copy;
}

/** Returns the visible text of an element, with single spaces. */
export const toVisibleText = (element: Element): string =>
  without(element, HIDDEN).textContent.replace(/\s+/g, ' ').trim();

export const listAddresses = (parent: ParentNode, selector: string): readonly string[] =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
