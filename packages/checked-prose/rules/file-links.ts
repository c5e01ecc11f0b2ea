import path from 'node:path';

import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import type {Address} from '../address';
import type {Link, Page} from '../page';
import type {Site} from '../site';
import {findAnchors, toProblem, toRelative} from '../site';

import {findWrongAnchor} from './anchors';

/** Where Docusaurus looks for a file, in its order. */
function toSearchDirs(
  address: string,
  {file, contentDir}: Page,
  siteDir: string,
): readonly string[] {
  if (/^\.\.?\//.test(address)) return [path.dirname(file)];
  if (address.startsWith('/')) return [contentDir, siteDir];
  return [path.dirname(file), contentDir, siteDir];
}

function findTarget(address: string, page: Page, {pages, siteDir}: Site): Page | undefined {
  const files = address.startsWith('@site/')
    ? [path.join(siteDir, address.slice('@site/'.length))]
    : toSearchDirs(address, page, siteDir).map((dir) => path.join(dir, address));
  return files.map((file) => pages.get(file)).find((target) => target !== undefined);
}

/** The pages of the same folder, as this page would write them. */
const listFileLinks = ({file, contentDir}: Page, {pages}: Site): readonly string[] =>
  [...pages.values()]
    .filter((page) => page.contentDir === contentDir && !page.isPart)
    .map((page) => toRelative(path.dirname(file), page.file))
    .map((relative) => (relative.startsWith('.') ? relative : `./${relative}`));

function findMissingFile(link: Link, address: string, page: Page, site: Site): Problem {
  const isDotted = /^\.\.?\//.test(address);
  const nearest = findNearest(isDotted ? address : `./${address}`, listFileLinks(page, site));
  const fix = nearest ? `write ${nearest}` : 'correct the path, or take the link out';
  return toProblem(page, link, `There is no page ${address}`, fix);
}

/** A file that is there may still not be published, or by another plugin, which has its own files. */
function findUnreachable(link: Link, target: Page, page: Page, site: Site): readonly Problem[] {
  if (site.routes === undefined) return [];
  const name = toRelative(site.siteDir, target.file);
  const route = site.routes.bySource.get(target.file);
  if (route === undefined) {
    const fix = 'check whether it is a draft or begins with _, or take the link out';
    return [toProblem(page, link, `The file ${name} is not published`, fix)];
  }
  const own = site.routes.bySource.get(page.file);
  if (own === undefined || own.owner === route.owner) return [];
  const message = `The file ${name} belongs to another part of the site, where file links do not reach`;
  return [toProblem(page, link, message, `write its address ${route.permalink}`)];
}

/** What `<a href>` and `<Link to>` hold goes into the page as it stands. */
function findInJsx(link: Link, target: Page, page: Page, site: Site): readonly Problem[] {
  const route = site.routes?.bySource.get(target.file);
  const fix = route ? `write its address ${route.permalink}` : 'write the address of the page';
  return [
    toProblem(
      page,
      link,
      `The file ${link.url} is linked in JSX, which takes addresses alone`,
      fix,
    ),
  ];
}

/** A link to a file must lead to a page of the same plugin, and to one of its anchors. */
export function findBrokenFileLink(
  link: Link,
  {path: address, anchor}: Address,
  page: Page,
  site: Site,
): readonly Problem[] {
  const target = findTarget(address, page, site);
  if (target === undefined) return [findMissingFile(link, address, page, site)];
  if (!link.isMarkdown) return findInJsx(link, target, page, site);
  const name = toRelative(site.siteDir, target.file);
  return [
    ...findUnreachable(link, target, page, site),
    ...findWrongAnchor(link, anchor, findAnchors(target, site), name, page),
  ];
}
