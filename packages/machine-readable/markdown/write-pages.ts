import fs from 'node:fs';
import path from 'node:path';

import {groupEntries} from '@openapi-portal/reports/json';
import {CachedResults, countPage, namePage} from '@openapi-portal/static-pages/built-pages';

import {isBelow, toMarkdownKind, toMarkdownPath} from '../addresses';
import type {BuiltSite, PageSummary} from '../site';
import {markAsData} from '../third-party';
import {buildMarkdown} from './build-markdown';
import {type PageFiles, readPageFiles, readSitePage, SiteLinks} from './site-links';

interface PageMarkdown {
  readonly summary: PageSummary;
  readonly markdown: string;
}

const groupTargets = (targets: BuiltSite['targets']): ReadonlyMap<string, readonly string[]> =>
  groupEntries(
    [...targets].sort().map((target) => [target.slice(0, target.indexOf('#')), target] as const),
  );

/** Builds the Markdown of pages, or reads it from the cache if its inputs are unchanged. */
class MarkdownPages {
  private readonly links: SiteLinks;
  private readonly kept: CachedResults;
  private readonly targets: ReadonlyMap<string, readonly string[]>;

  constructor(private readonly site: BuiltSite) {
    const {siteDir, address, titleEnd, versions, leaveOut, thirdParty, files} = site;
    const common = {address, titleEnd, versions, leaveOut, thirdParty, paths: [...files.keys()]};
    this.links = new SiteLinks(site);
    this.kept = new CachedResults(siteDir, toMarkdownKind(site), common);
    this.targets = groupTargets(site.targets);
  }

  private make(files: PageFiles, at: string): PageMarkdown | null {
    const page = readSitePage(this.site, files, at);
    if (page === undefined) return null;
    const {title, description, older} = page;
    const markdown = buildMarkdown(this.links.toSitePage(page, at));
    const summary = {path: at, title, description, older};
    if (!this.site.thirdParty.some((top) => isBelow(at, top))) return {summary, markdown};
    return {summary: {...summary, isThirdParty: true}, markdown: markAsData(markdown)};
  }

  /** Returns null for a redirect. */
  read(at: string): PageMarkdown | null {
    const files = readPageFiles(this.site, at);
    if (files === undefined) return null;
    const source = {at, files, targets: this.targets.get(at)};
    return this.kept.take(toMarkdownPath(at), source, () => this.make(files, at));
  }
}

/**
 * Writes the Markdown of pages next to their HTML.
 *
 * @param paths trimmed paths
 */
export function writePages(site: BuiltSite, paths: readonly string[]): readonly PageSummary[] {
  const pages = new MarkdownPages(site);
  return paths.flatMap((at) => {
    const page = namePage(at, () => pages.read(at));
    countPage();
    if (page === null) return [];
    const file = path.join(site.outDir, toMarkdownPath(at));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, page.markdown);
    return [page.summary];
  });
}
