import fs from 'node:fs';
import path from 'node:path';

import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {
  DefaultNumberPrefixParser,
  DisabledNumberPrefixParser,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {normalizeUrl} from '@docusaurus/utils';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils.js';
import type {Heading, Nodes} from 'mdast';

import {listFiles} from 'static-pages/files/list-files';
import {findHeadingIds} from 'static-pages/markdown/anchors';
import {listNodes, parseBody, toText} from 'static-pages/markdown/parser';

type FrontMatter = Readonly<Record<string, unknown>>;

/** A hand-written page. */
export interface ProsePage {
  readonly title: string;
  /** Where it is published, without the base path of the site. */
  readonly address: string;
  readonly nodes: readonly Nodes[];
  readonly headingIds: readonly string[];
}

/** Where a page is published; `file` is relative to its folder. */
type ToAddress = (file: string, frontMatter: FrontMatter) => string;

const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Where a docs instance with that `routeBasePath` publishes a page. */
const toDocAddress =
  (base: string): ToAddress =>
  (file, {id, slug, parse_number_prefixes: parsesPrefixes}) => {
    const hasPrefixes = parsesPrefixes !== false;
    const parse = hasPrefixes ? DefaultNumberPrefixParser : DisabledNumberPrefixParser;
    const docSlug = getSlug({
      baseID: toOptionalText(id) ?? parse(path.posix.parse(file).name).filename,
      frontMatterSlug: toOptionalText(slug),
      source: file,
      sourceDirName: path.posix.dirname(file),
      stripDirNumberPrefixes: hasPrefixes,
    });
    return normalizeUrl([base, docSlug]);
  };

/** Where a blog with that `routeBasePath` publishes a post: one without a slug of its own by its date. */
const toPostAddress =
  (base: string): ToAddress =>
  (file, {slug}) =>
    normalizeUrl([base, toOptionalText(slug) ?? parseBlogFileName(file).slug]);

/** A folder of hand-written pages. */
export interface ProseFolder {
  /** Relative to the site. */
  readonly dir: string;
  /** Where its pages are published, such as `/docs`. */
  readonly route: string;
  /** Whether the pages are posts of a blog; else they are docs. */
  readonly isBlog?: boolean;
}

/**
 * A page, unless nobody finds it: a draft is not published, and an unlisted page wants no links. One that cannot
 * be parsed leads nowhere: the check of the prose says what is wrong with it.
 */
function parsePage(
  file: string,
  text: string,
  {route, isBlog = false}: ProseFolder,
): ProsePage | undefined {
  const toAddress = (isBlog ? toPostAddress : toDocAddress)(route);
  try {
    const {frontMatter, content} = parseFileContentFrontMatter(text);
    if (frontMatter.draft === true || frontMatter.unlisted === true) return undefined;
    const nodes = listNodes(parseBody(content, 'mdx'));
    const first = nodes.find((node): node is Heading => node.type === 'heading');
    return {
      title: String(frontMatter.title ?? (first === undefined ? file : toText(first))),
      address: toAddress(file, frontMatter),
      nodes,
      headingIds: findHeadingIds(nodes, isBlog, false),
    };
  } catch {
    return undefined;
  }
}

/** Pages have an address; parts, whose file or folder begins with `_`, have none. */
const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && !file.split('/').some((segment) => segment.startsWith('_'));

/** Pages as they were parsed last: a contract changes more often than the prose about it. */
const known = new Map<string, {readonly text: string; readonly page: ProsePage | undefined}>();

/** The hand-written pages of a site that readers find, in the order of the files. */
export function listPages(siteDir: string, folders: readonly ProseFolder[]): readonly ProsePage[] {
  return folders.flatMap((folder) => {
    const dir = path.join(siteDir, folder.dir);
    return listFiles(dir).flatMap((source) => {
      const file = path.relative(dir, source).split(path.sep).join('/');
      if (!isPage(file)) return [];
      const text = fs.readFileSync(source, 'utf8');
      if (known.get(source)?.text !== text)
        known.set(source, {text, page: parsePage(file, text, folder)});
      return known.get(source)?.page ?? [];
    });
  });
}
