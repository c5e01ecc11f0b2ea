import fs from 'node:fs';
import path from 'node:path';

import {isTag, isText, type ChildNode, type Element} from 'domhandler';

import {withoutSlash} from '../formats';

import {readPage} from './read-page';

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

/**
 * Counts the words of an element, including collapsed content and text of pictures. A word is a text between spaces
 * that contains a letter or digit.
 */
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

/**
 * Counts the words in the `<main>` of each page of a build, longest page first. Leaves out pages that repeat others.
 */
export const countPages = (folder: string, leftOut: readonly string[]): readonly PageLength[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .sort()
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(folder, file), 'utf8');
      const page = html.includes(REPEATS) ? undefined : readPage(html, '');
      if (page === undefined) return [];
      const words = countWords(page.main, leftOut);
      return [{path: toPath(file), words}];
    })
    .sort((a, b) => b.words - a.words);
