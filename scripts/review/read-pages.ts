import fs from 'node:fs';
import path from 'node:path';

import type {Element} from 'domhandler';
import {findAll} from 'domutils';
import {countPages, readPage} from '@openapi-portal/static-pages/built-pages';

import {pageLength} from '../../config/page-length';

import {type DrawnPicture, listPictures} from './drawn-pictures';

/** A page of a build. */
export interface ReviewedPage {
  /** Below the site, without a slash at the end: `/docs/risks`. */
  readonly path: string;
  /** Path of the file, from the root of the build. */
  readonly file: string;
  readonly title: string;
  /** The lines of its Markdown, after its metadata for search engines. */
  readonly lines: readonly string[];
  readonly words: number;
  /** Ids of the page, which addresses of sections end with. */
  readonly anchors: readonly string[];
  readonly pictures: readonly DrawnPicture[];
  readonly html: string;
}

/** Matches the suffix that Docusaurus appends to titles, except on the home page: ` | CyberView`. */
const TITLE_END = / \| [^|]+$/;

/** An end that no title has: it is taken away here, because the base may be of a site with another name. */
const NO_END = '\n';

/** Ids that React and Docusaurus make, inside of a drawing, and of notes that are numbered: none is a reader's address. */
const isMade = (id: string): boolean => /^_|^:|-note-\d+$|-(?:title|description)$/.test(id);

const listAnchors = (main: Element): readonly string[] =>
  findAll(({attribs}) => attribs.id !== undefined, main.children)
    .map(({attribs}) => attribs.id ?? '')
    .filter((id) => !isMade(id))
    .sort();

/** The file of a page of Markdown beside its HTML: `docs/risks.md`. */
const toTwin = (file: string): string =>
  file === 'index.html' ? 'index.md' : file.replace(/(?:\/index)?\.html$/, '.md');

/** Removes the site's URL and anchors, which are no content of a page. */
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

/** Returns the URL of a build without a slash at its end; empty if its pages do not have one. */
function readSite(html: string): string {
  const url = /<link [^>]*rel="?canonical"? [^>]*href="?(?<url>[^"\s>]+)/.exec(html)?.groups?.url;
  return url === undefined || !URL.canParse(url) ? '' : new URL(url).origin;
}

/**
 * Reads the pages of a build, sorted by path, without redirects and the not-found page.
 *
 * @param dir absolute path of the build
 */
export function readPages(dir: string): readonly ReviewedPage[] {
  const lengths = countPages(dir, [...pageLength.mockUps, ...pageLength.repeated]);
  return lengths
    .map(({path: address, words}): ReviewedPage | undefined => {
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
    })
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
