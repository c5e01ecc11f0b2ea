import path from 'node:path';

import {toSlug} from '@openapi-portal/openapi-model';
import type {Mistake} from '@openapi-portal/reports';

import type {Address} from '../address';
import {isExternal, isFile, toAddress, toFileCandidates, toSitePath, toStaticUrl} from '../address';
import type {Link, Page} from '../page';
import type {RoutedVersion, Routes} from '../routes';
import {findProblemsIn, type ProseRule, type ProseSite, suggest} from '../site';
import {findAnchors, findWrongAnchor} from './anchors';
import {findBrokenFileLink} from './file-links';

/** Matches pagination URLs, which are not in `Routes`: the number of pages depends on options of the blog plugin. */
const LIST_PAGE = /\/page\/\d+$/;

/** Returns true if a URL refers to an existing file in a static folder or, in Markdown, next to the page. */
function isAsset({url, isMarkdown}: Link, address: string, page: Page, site: ProseSite): boolean {
  if (!isMarkdown && !url.startsWith('/')) return false;
  const hasExtension = path.posix.extname(address) !== '';
  return hasExtension && toFileCandidates(address, page, site).some((file) => isFile(file, site));
}

/** Finds the current page of a renamed operation by its old URL, to which pages must not link. */
const findNewPage = (sitePath: string, {apis}: ProseSite): string | undefined =>
  apis
    .flatMap(({href, operations, renamed}) => {
      const id = Object.keys(renamed).find((former) => href + toSlug(former) === sitePath);
      return operations.filter((operation) => id !== undefined && operation.id === renamed[id]);
    })
    .at(0)?.href;

/** Finds the linked page in another docs version if the version of the URL lacks this page. */
function findInOtherVersion(sitePath: string, {versions, byPath}: Routes): Mistake | undefined {
  const isBelow = ({path: at}: RoutedVersion): boolean => sitePath.startsWith(`${at}/`);
  for (const all of versions) {
    const [own] = all.filter(isBelow).sort((a, b) => b.path.length - a.path.length);
    if (own === undefined) continue;
    const rest = sitePath.slice(own.path.length);
    const [other] = all.flatMap(({label, path: at}) => {
      const route = byPath.get(at + rest);
      return route === undefined ? [] : {label, permalink: route.permalink};
    });
    if (other !== undefined)
      return {
        message: `Version ${own.label} has no page with the URL ${sitePath}; version ${other.label} has one`,
        fix: `write ${other.permalink}, or remove the link`,
      };
  }
  return undefined;
}

function findBrokenSiteLink(
  link: Link,
  {path: address, anchor}: Address,
  page: Page,
  site: ProseSite,
): Mistake | undefined {
  if (isAsset(link, address, page, site)) return undefined;
  if (address.startsWith('@site/')) {
    return {message: `The file ${address} does not exist`, fix: 'correct the path after @site/'};
  }
  const {routes, pages, files} = site;
  const sitePath = toSitePath(address, page, site);
  if (sitePath === undefined || routes === undefined) return undefined;
  const route = routes.byPath.get(sitePath);
  if (route !== undefined) {
    const target = pages.get(route.source ?? '');
    return findWrongAnchor(anchor, target && findAnchors(target, site), route.permalink);
  }
  if (LIST_PAGE.test(sitePath)) return undefined;
  const moved = findNewPage(sitePath, site);
  if (moved !== undefined) {
    return {message: `The operation at ${sitePath} has been renamed`, fix: `write ${moved}`};
  }
  const other = findInOtherVersion(sitePath, routes);
  if (other !== undefined) return other;
  const permalinks = [...routes.byPath.values()].map(({permalink}) => permalink);
  const assets = [...files].flatMap((file) => toStaticUrl(file, site) ?? []);
  const otherwise = 'correct the URL, or remove the link';
  return {
    message: `No page or file has the URL ${sitePath}`,
    fix: suggest(sitePath, [...permalinks, ...assets], otherwise),
  };
}

/** Checks that links refer to existing pages, files and anchors. URLs are case-sensitive. */
export const findBrokenLinks: ProseRule = (page, site) =>
  findProblemsIn(page, page.content.links, (link) => {
    if (isExternal(link.url)) return undefined;
    if (link.url === '') {
      const fix = 'add a URL, or remove the link';
      return {message: 'The link has no URL', fix};
    }
    const address = toAddress(link.url);
    if (address.path === '') {
      return findWrongAnchor(address.anchor, findAnchors(page, site), 'This page');
    }
    const isPage = /\.mdx?$/i.test(address.path);
    return (isPage ? findBrokenFileLink : findBrokenSiteLink)(link, address, page, site);
  });
