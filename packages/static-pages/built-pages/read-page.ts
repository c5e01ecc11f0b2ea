import {type ChildNode, type Element, isTag, isText, type ParentNode} from 'domhandler';
import {findOne, getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {parseFragment} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {withoutSlash} from '../formats';

/**
 * Runs a function for one page, and names the page if the function throws.
 *
 * @param path without slashes at either end
 * @throws Error naming the page, without a stack trace, which would not help an author
 */
export function namePage<Result>(path: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const problem = cause instanceof RangeError ? 'it is nested too deep, or too large' : reason;
    const error = new Error(`The page /${path} cannot be read: ${problem}`);
    error.stack = error.message;
    throw error;
  }
}

const NO_TEXT = new Set(['script', 'style', 'template', 'noscript']);

const hasClass = ({attribs}: Element, names: readonly string[]): boolean =>
  (attribs.class ?? '').split(/\s+/).some((name) => names.includes(name));

/** Returns the text of nodes. Elements separate words, except `<wbr>` and elements in code. */
function toText(nodes: readonly ChildNode[], leftOut: readonly string[], end: string): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || NO_TEXT.has(node.name) || hasClass(node, leftOut)) return end;
      if (node.name === 'wbr') return '';
      const inner = node.name === 'pre' ? '' : end;
      return end + toText(node.children, leftOut, inner) + end;
    })
    .join('');
}

/** Counts the words of an element, also collapsed ones and those of pictures, if they have a letter or digit. */
export const countWords = (element: Element, leftOut: readonly string[]): number =>
  toText(element.children, leftOut, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface PageLength {
  /** Path of the page, without the site's base path. */
  readonly path: string;
  readonly words: number;
}

const toPath = (file: string): string =>
  withoutSlash(`/${file.split(path.sep).join('/')}`.replace(/(?<=\/)index\.html$/, ''));

/** Found in pages that repeat others, such as those of older minor versions. */
const REPEATS = 'content="noindex, follow"';

/** Counts the words in the `<main>` of each page, longest page first, without pages that repeat others. */
export const countPages = (folder: string, leftOut: readonly string[]): readonly PageLength[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .sort()
    .flatMap((file) =>
      namePage(toPath(file).slice(1), () => {
        const html = fs.readFileSync(path.join(folder, file), 'utf8');
        const page = html.includes(REPEATS) ? undefined : readPage(html, '');
        if (page === undefined) return [];
        const words = countWords(page.main, leftOut);
        return [{path: toPath(file), words}];
      }),
    )
    .sort((a, b) => b.words - a.words);

/**
 * Finds the HTML file of a page, which depends on Docusaurus' `trailingSlash`.
 *
 * @param page path of the page, without the site's base path
 * @returns path relative to the folder
 */
export const findPageFile = (folder: string, page: string): string | undefined =>
  [path.join(page, 'index.html'), `${withoutSlash(page)}.html`].find((file) =>
    fs.existsSync(path.join(folder, file)),
  );

/** A version of docs that is not the default. */
export interface OlderVersion {
  readonly label: string;
  /** Path of its pages, without the site's base path or a trailing slash. */
  readonly path: string;
}

/**
 * Lists the versions of a built site's docs, except the default.
 *
 * @param routes as Docusaurus passes them to `postBuild`
 */
export const listOlderVersions = (
  routes: readonly RouteConfig[],
  baseUrl: string,
): readonly OlderVersion[] =>
  routes.flatMap(({path, props, routes: below = []}) => {
    const version = props?.version as PropVersionMetadata | undefined;
    if (version === undefined) return listOlderVersions(below, baseUrl);
    const own = {label: version.label, path: withoutSlash(path.slice(baseUrl.length))};
    return version.isLast ? [] : [own];
  });

export const findOlderVersion = <Version extends Pick<OlderVersion, 'path'>>(
  page: string,
  versions: readonly Version[],
): Version | undefined =>
  versions.find(({path}) => withoutSlash(page) === path || page.startsWith(`${path}/`));

export interface BuiltPage {
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Classes of `<html>`, which name the kind of page: `blog-post-page`. */
  readonly classes: readonly string[];
  readonly main: Element;
}

/** Parses HTML as browsers do, because pages omit end tags that htmlparser2 requires. */
const parse = (html: string): ParentNode => parseFragment(html, {treeAdapter: adapter});

const find = (
  document: ParentNode,
  name: string,
  test: (element: Element) => boolean = () => true,
) => findOne((element) => element.name === name && test(element), document.children) ?? undefined;

const readMeta = (document: ParentNode, name: string): string => {
  const found = find(document, 'meta', (element) => getAttributeValue(element, 'name') === name);
  return found === undefined ? '' : (getAttributeValue(found, 'content') ?? '');
};

const readClasses = (document: ParentNode): readonly string[] => {
  const root = find(document, 'html');
  return root === undefined ? [] : (getAttributeValue(root, 'class') ?? '').split(/\s+/);
};

/** Copies a string. A substring of a page's HTML would keep the whole HTML in memory. */
const copy = (text: string): string => Buffer.from(text).toString();

/** Matches the start of the main part. Sidebars before it are not parsed, because they can be very long. */
const MAIN = /<main[\s>]/;

/** Reads a built HTML file. Returns undefined for a redirect and other files without `<main>`. */
export function readPage(html: string, titleEnd: string): BuiltPage | undefined {
  const start = html.search(MAIN);
  if (start === -1) return undefined;
  const main = find(parse(html.slice(start, html.lastIndexOf('</main>'))), 'main');
  if (main === undefined || !isTag(main)) return undefined;
  const document = parseDocument(html.slice(0, html.indexOf('<body')));
  const title = find(document, 'title');
  const text = title === undefined ? '' : textContent(title);
  return {
    title: copy(text.endsWith(titleEnd) ? text.slice(0, -titleEnd.length) : text),
    description: copy(readMeta(document, 'description')),
    classes: readClasses(document),
    main,
  };
}
