import path from 'node:path';

import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import type {Address} from '../address';
import {isExternal, isFile, toAddress, toFileCandidates, toSitePath} from '../address';
import type {Link, Page} from '../page';
import {isParsed} from '../page';
import type {Routes} from '../routes';
import type {Rule, Site} from '../site';
import {findAnchors, findAnchorsOfRoute, toProblem, toRelative} from '../site';

import {findWrongAnchor} from './anchors';
import {findBrokenFileLink} from './file-links';

/** Later pages of a list: how many there are depends on options of the blog plugin. */
const LIST_PAGE = /\/page\/\d+$/;

/** Whether an address is that of a file: one of a static folder or, in Markdown, beside the page. */
function isAsset({url, isMarkdown}: Link, address: string, page: Page, site: Site): boolean {
  if (!isMarkdown && !url.startsWith('/')) return false;
  const hasExtension = path.posix.extname(address) !== '';
  return hasExtension && toFileCandidates(address, page, site).some((file) => isFile(file, site));
}

/** Addresses that a link may have: those of pages and of static files. */
function listAddresses({byPath}: Routes, {files, staticDirs}: Site): readonly string[] {
  const assets = [...files].flatMap((file) => {
    const dir = staticDirs.find((each) => file.startsWith(each + path.sep));
    return dir === undefined ? [] : [`/${toRelative(dir, file)}`];
  });
  return [...[...byPath.values()].map(({permalink}) => permalink), ...assets];
}

function findUnknownAddress(
  link: Link,
  address: string,
  page: Page,
  site: Site,
): readonly Problem[] {
  if (site.routes === undefined || LIST_PAGE.test(address)) return [];
  const nearest = findNearest(address, listAddresses(site.routes, site));
  const fix = nearest ? `write ${nearest}` : 'correct the address, or take the link out';
  return [toProblem(page, link, `No page or file has the address ${address}`, fix)];
}

function findBrokenSiteLink(
  link: Link,
  {path: address, anchor}: Address,
  page: Page,
  site: Site,
): readonly Problem[] {
  if (isAsset(link, address, page, site)) return [];
  if (address.startsWith('@site/')) {
    return [toProblem(page, link, `There is no file ${address}`, 'correct the path after @site/')];
  }
  const sitePath = toSitePath(address, page, site);
  if (sitePath === undefined || site.routes === undefined) return [];
  const route = site.routes.byPath.get(sitePath);
  if (route === undefined) return findUnknownAddress(link, sitePath, page, site);
  return findWrongAnchor(link, anchor, findAnchorsOfRoute(route, site), route.permalink, page);
}

function findBrokenLink(link: Link, page: Page, site: Site): readonly Problem[] {
  if (isExternal(link.url)) return [];
  if (link.url === '') {
    return [
      toProblem(page, link, 'The link has no address', 'name a page in it, or take the link out'),
    ];
  }
  const address = toAddress(link.url);
  if (address.path === '') {
    return findWrongAnchor(link, address.anchor, findAnchors(page, site), 'this page', page);
  }
  if (/\.mdx?$/i.test(address.path)) return findBrokenFileLink(link, address, page, site);
  return findBrokenSiteLink(link, address, page, site);
}

/** A link must lead to a page, a file, and an anchor that exist, in exactly this spelling. */
export const findBrokenLinks: Rule = (page, site) =>
  isParsed(page.content)
    ? page.content.links.flatMap((link) => findBrokenLink(link, page, site))
    : [];
