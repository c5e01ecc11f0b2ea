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
  /** Of the file, from the root of the build. */
  readonly file: string;
  readonly title: string;
  /** What it says, as its Markdown twin has it; what search engines are told comes first. */
  readonly lines: readonly string[];
  readonly words: number;
  /** Ids of the page, which addresses of sections end with. */
  readonly anchors: readonly string[];
  readonly pictures: readonly DrawnPicture[];
  readonly html: string;
}

/** What Docusaurus puts behind the title of each page: ` | CyberView`, the same on all but the home page. */
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

/** What is said once of the whole site or elsewhere is no news of a page: the site's address, and anchors. */
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

/** Where a build is to be published: without the slash at its end; empty where its pages do not say. */
function readSite(html: string): string {
  const url = /<link [^>]*rel="?canonical"? [^>]*href="?(?<url>[^"\s>]+)/.exec(html)?.groups?.url;
  return url === undefined || !URL.canParse(url) ? '' : new URL(url).origin;
}

/**
 * The pages of a build that readers come to, sorted by their paths: neither redirects nor the page for what is not there.
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
