import fs from 'node:fs';
import path from 'node:path';

import type {Element} from 'domhandler';
import {findAll} from 'domutils';
import {countPages, namePage, readPage} from '@openapi-portal/static-pages/built-pages';

import {pageLength} from '../../config/page-length';

import {type DrawnPicture, listPictures} from './drawn-pictures';

export interface ReviewedPage {
  /** Path without base path and trailing slash, such as `/docs/risks`. */
  readonly path: string;
  /** HTML file, relative to the build. */
  readonly file: string;
  readonly title: string;
  /** Lines of the page's Markdown, preceded by its description for search engines. */
  readonly lines: readonly string[];
  readonly words: number;
  /** Ids of elements, which links to sections use. */
  readonly anchors: readonly string[];
  readonly pictures: readonly DrawnPicture[];
  readonly html: string;
}

/** Matches the site's name, which Docusaurus appends to all titles except the home page's. */
const TITLE_END = / \| [^|]+$/;

/** Keeps `readPage` from removing the suffix of a title: the two builds may have different site names. */
const NO_END = '\n';

/** Returns true for ids that nobody links to: generated ones, and those of numbered notes and drawings. */
const isMade = (id: string): boolean => /^_|^:|-note-\d+$|-(?:title|description)$/.test(id);

const listAnchors = (main: Element): readonly string[] =>
  findAll(({attribs}) => attribs.id !== undefined, main.children)
    .map(({attribs}) => attribs.id ?? '')
    .filter((id) => !isMade(id))
    .sort();

/** Returns the Markdown file that is published with a page, such as `docs/risks.md`. */
const toTwin = (file: string): string =>
  file === 'index.html' ? 'index.md' : file.replace(/(?:\/index)?\.html$/, '.md');

/** Removes the site's origin from links, and the anchors of headings. Neither is content. */
const toWords = (markdown: string, site: string): string =>
  (site === '' ? markdown : markdown.replaceAll(`](${site}/`, '](/')).replace(
    /<a id="[^"]*"><\/a>/g,
    '',
  );

function readLines(dir: string, file: string, site: string, description: string): string[] {
  const twin = path.join(dir, toTwin(file));
  const markdown = fs.existsSync(twin) ? fs.readFileSync(twin, 'utf8') : '';
  const told = description === '' ? [] : [`In search results: ${description}`, ''];
  return [...told, ...toWords(markdown, site).trimEnd().split('\n')];
}

/** Returns the origin in the canonical URL of a page; empty if it has none. */
function readSite(html: string): string {
  const url = /<link [^>]*rel="?canonical"? [^>]*href="?(?<url>[^"\s>]+)/.exec(html)?.groups?.url;
  return url === undefined || !URL.canParse(url) ? '' : new URL(url).origin;
}

function toReviewed(dir: string, address: string, words: number): ReviewedPage | undefined {
  const file = address.endsWith('.html')
    ? address.slice(1)
    : path.posix.join(address.slice(1), 'index.html');
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  const page = readPage(html, NO_END);
  if (page === undefined) return undefined;
  return {
    path: address,
    file,
    title: page.title.replace(TITLE_END, ''),
    lines: readLines(dir, file, readSite(html), page.description),
    words,
    anchors: listAnchors(page.main),
    pictures: listPictures(page.main),
    html,
  };
}

/** Reads the pages of a build, sorted by path, without redirects and the 404 page. */
export function readPages(dir: string): readonly ReviewedPage[] {
  const lengths = countPages(dir, [...pageLength.mockUps, ...pageLength.repeated]);
  return lengths
    .map(({path: address, words}) =>
      namePage(address.slice(1), () => toReviewed(dir, address, words)),
    )
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
