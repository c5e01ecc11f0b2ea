import fs from 'node:fs';
import path from 'node:path';
import {groupEntries} from '@openapi-portal/reports/json';
import {CachedResults, namePage} from '@openapi-portal/static-pages/built-pages';
import type {Text} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

import {isBelow, toMarkdownKind, toMarkdownPath} from '../addresses';
import type {BuiltSite, PageSummary} from '../site';
import {markAsData} from '../third-party';
import {type PageFiles, readPageFiles, readSitePage, SiteLinks} from './site-links';
import {convertPage} from './convert';
import type {SitePage} from './rule';
import {ANCHOR, toMdast} from './to-mdast';

/** Matches needless backslashes of `remark-stringify`: before `_` within a word, and before `@`, `:` and `&`. */
const NEEDLESS = /(?<=[\p{L}\p{N}])\\(?=_[\p{L}\p{N}])|\\(?=[@:&])/gu;

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: {
      text: (node: Text, _parent, state, info) =>
        state.safe(node.value, info).replace(NEEDLESS, ''),
      textDirective: ({name, attributes}: TextDirective) =>
        name === ANCHOR ? `<a id="${attributes?.id ?? ''}"></a>` : `<${name}>`,
    },
  });

/** Converts a page to GitHub Flavored Markdown, with each paragraph on one line. */
export const buildMarkdown = (page: SitePage): string =>
  processor.stringify(toMdast(convertPage(page)));

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
    if (page === null) return [];
    const file = path.join(site.outDir, toMarkdownPath(at));
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, page.markdown);
    return [page.summary];
  });
}
