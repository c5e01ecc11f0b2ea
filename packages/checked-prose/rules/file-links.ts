import path from 'node:path';

import type {Mistake} from '@openapi-portal/reports';

import type {Address} from '../address';
import type {Link, Page} from '../page';
import {type ProseSite, suggest, toWrittenPath, toRelative} from '../site';
import {findAnchors, findWrongAnchor} from './anchors';

const isDotted = (address: string): boolean => /^\.\.?\//.test(address);

/** Resolves a file path in the same order as Docusaurus. */
function findTarget(
  address: string,
  {file, contentDir}: Page,
  {pages, siteDir}: ProseSite,
): Page | undefined {
  if (address.startsWith('@site/')) return pages.get(path.join(siteDir, address.slice(6)));
  const beside = address.startsWith('/') ? [] : [path.dirname(file)];
  const dirs = isDotted(address) ? beside : [...beside, contentDir, siteDir];
  return dirs.map((dir) => pages.get(path.join(dir, address))).find((page) => page !== undefined);
}

/** Finds the linked page in another docs version. File links cannot cross versions. */
function findInOtherVersion(
  address: string,
  {file: from, contentDir: own}: Page,
  {pages, routes, siteDir}: ProseSite,
): Mistake | undefined {
  const owner = routes?.bySource.get(from)?.owner;
  const name = path.relative(own, path.resolve(path.dirname(from), address));
  for (const {file, contentDir} of pages.values()) {
    if (contentDir === own || file !== path.join(contentDir, name)) continue;
    const route = routes?.bySource.get(file);
    if (route === undefined || route.owner !== owner) continue;
    const message = `This version has no page ${address}; only ${toRelative(siteDir, file)} exists`;
    return {message, fix: `write its URL ${route.permalink}, or remove the link`};
  }
  return undefined;
}

function describeMissingFile(address: string, page: Page, site: ProseSite): Mistake {
  const {pages} = site;
  const other = findInOtherVersion(address, page, site);
  if (other !== undefined) return other;
  const others = [...pages.values()]
    .filter(({contentDir, isPart}) => contentDir === page.contentDir && !isPart)
    .map(({file}) => toWrittenPath(page, file));
  const dotted = isDotted(address) ? address : `./${address}`;
  const fix = suggest(dotted, others, 'correct the path, or remove the link');
  return {message: `The page ${address} does not exist`, fix};
}

/** Checks that the target is published by the same plugin instance, as Docusaurus requires of file links. */
function findUnreachable(
  target: Page,
  page: Page,
  {routes, siteDir}: ProseSite,
): Mistake | undefined {
  if (routes === undefined) return undefined;
  const name = toRelative(siteDir, target.file);
  const route = routes.bySource.get(target.file);
  if (route === undefined) {
    const fix =
      'if it is a draft or its name starts with _, change that; otherwise remove the link';
    return {message: `The file ${name} is not published`, fix};
  }
  const own = routes.bySource.get(page.file);
  if (own === undefined || own.owner === route.owner) return undefined;
  const message = `The file ${name} belongs to another docs plugin, and links by file only work within one`;
  return {message, fix: `write its URL ${route.permalink}`};
}

/** Checks that a file link names an existing page of the same plugin instance and one of its anchors. */
export function findBrokenFileLink(
  {url, isMarkdown}: Link,
  {path: address, anchor}: Address,
  page: Page,
  site: ProseSite,
): readonly Mistake[] {
  const target = findTarget(address, page, site);
  if (target === undefined) return [describeMissingFile(address, page, site)];
  if (!isMarkdown) {
    const route = site.routes?.bySource.get(target.file);
    const fix = `write ${route ? `its URL ${route.permalink}` : 'the URL of the page'}`;
    return [{message: `The file ${url} is linked in JSX, where links by file do not work`, fix}];
  }
  const name = toRelative(site.siteDir, target.file);
  return [
    findUnreachable(target, page, site) ?? [],
    findWrongAnchor(anchor, findAnchors(target, site), name) ?? [],
  ].flat();
}
