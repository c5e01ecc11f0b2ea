import fs from 'node:fs';
import path from 'node:path';

import {toMarkdownPath} from '../addresses';
import type {PageSummary, BuiltSite} from '../site';
import {buildMarkdown} from './build-markdown';
import {readSitePage, SiteLinks} from './site-links';

/**
 * Writes the Markdown of pages beside their HTML.
 *
 * @param paths trimmed paths
 * @returns what is said of each where pages are listed
 */
export function writePages(site: BuiltSite, paths: readonly string[]): readonly PageSummary[] {
  const links = new SiteLinks(site);
  return paths.flatMap((at) => {
    const page = readSitePage(site, at);
    if (page === undefined) return [];
    const file = path.join(site.outDir, toMarkdownPath(at));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, buildMarkdown(links.toSitePage(page, at)));
    const {title, description, older} = page;
    return [{path: at, title, description, older}];
  });
}
