import fs from 'node:fs';
import path from 'node:path';

import type {Element} from 'domhandler';
import {findAll} from 'domutils';

import {
  type BuiltPage,
  findOlderVersion,
  type IslandText,
  readIslandText,
  readPage,
} from '@openapi-portal/static-pages/built-pages';
import {toMarkdownPath, trimPath} from '../addresses';
import type {BuiltSite, PageSummary} from '../site';
import {findAncestor, isHeading} from './html';
import type {SitePage} from './rule';

type ReadPage = BuiltPage & Pick<PageSummary, 'older'>;

/** Returns undefined for the newest version of an API, else whether the page is the version's first. */
function findOlder(
  {minorVersion, api}: Pick<IslandText, 'minorVersion' | 'api'>,
  at: string,
): ReadPage['older'] {
  if (minorVersion === undefined) return undefined;
  return trimPath(api) === at ? 'first' : 'other';
}

export interface PageFiles {
  readonly html: string;
  /** The island of the page, whose HTML is in a separate file. See `IslandText` of `static-pages`. */
  readonly island?: Pick<IslandText, 'html' | 'api' | 'minorVersion'>;
}

/** Reads the files of a page. Returns undefined if the page does not exist. */
export function readPageFiles(
  {siteDir, outDir, files}: BuiltSite,
  at: string,
): PageFiles | undefined {
  const file = files.get(at);
  if (file === undefined) return undefined;
  const whole = fs.readFileSync(path.join(outDir, file), 'utf8');
  const island = readIslandText(whole, siteDir);
  if (island === undefined) return {html: whole};
  const {html, api, minorVersion} = island.text;
  return {html: island.before, island: {html, api, minorVersion}};
}

/** Parses a page including its island. Returns undefined for a redirect. */
export function readSitePage(
  {titleEnd, versions}: BuiltSite,
  {html, island}: PageFiles,
  at: string,
): ReadPage | undefined {
  if (island === undefined) {
    const page = readPage(html, titleEnd);
    const version = findOlderVersion(at, versions);
    return page && {...page, older: version && (version.first === at ? 'first' : 'other')};
  }
  const page = readPage(`${html}${island.html}</main>`, titleEnd);
  return page && {...page, older: findOlder(island, at)};
}

/** Matches ids of responses and of shared error headers, which search results link to. */
const SEARCHED = /^(?:responses\.[1-5][\dX]{2}|error-headers\..+)$/;

/** Returns true for a link to an id of its own page, except in navigation and for links of headings to themselves. */
const isReference = (link: Element): boolean =>
  link.name === 'a' &&
  link.attribs.type !== 'text/html' &&
  (link.attribs.href ?? '').startsWith('#') &&
  findAncestor(link, (around) => isHeading(around) || around.name === 'nav') === undefined;

/** Returns true for an element that search results link to. */
const isFound = ({name, attribs: {id = ''}}: Element): boolean =>
  id !== '' && (/^h[23]$/.test(name) || SEARCHED.test(id));

/** Lists the ids that the page itself and search results link to. */
const findTargets = ({main}: BuiltPage): ReadonlySet<string> =>
  new Set(
    findAll((one) => isReference(one) || isFound(one), main.children).map((one) =>
      isReference(one) ? (one.attribs.href ?? '').slice(1) : (one.attribs.id ?? ''),
    ),
  );

/** Rewrites the links between pages to absolute URLs of Markdown files. */
export class SiteLinks {
  constructor(private readonly site: BuiltSite) {}

  /** @param at trimmed path of the page */
  toSitePage(page: BuiltPage, at: string): SitePage {
    const {address, targets, leaveOut} = this.site;
    const own = findTargets(page);
    return {
      main: page.main,
      toAddress: (href) => this.toAddress(href),
      toPageAddress: (hash) => address + at + hash,
      isTarget: (id) => own.has(id) || targets.has(`${at}#${id}`),
      leaveOut,
    };
  }

  private toAddress(href: string): string {
    const at = this.findPath(href);
    if (at === undefined)
      return href.startsWith('/') ? new URL(href, this.site.address).href : href;
    return this.site.address + toMarkdownPath(at) + (/#.*$/.exec(href)?.[0] ?? '');
  }

  /** Returns the trimmed path of the page that a link refers to; undefined outside of the site. */
  private findPath(href: string): string | undefined {
    const {baseUrl, files} = this.site;
    if (!href.startsWith(baseUrl)) return undefined;
    const at = trimPath(href.slice(baseUrl.length).replace(/[?#].*$/, ''));
    return files.has(at) ? at : undefined;
  }
}
