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

import {API_KEY} from '@openapi-portal/api-names';
import {
  findHeadingIds,
  listFiles,
  parseAhead,
  readBody,
  splitFrontMatter,
  toText,
} from '@openapi-portal/markdown-source';

type FrontMatter = Readonly<Record<string, unknown>>;

export interface ProsePage {
  readonly title: string;
  /** Path of the page, without the base path of the site. */
  readonly address: string;
  readonly api?: string;
  readonly nodes: readonly Nodes[];
  readonly headingIds: readonly string[];
}

const toOptionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export interface ProseFolder {
  /** Relative to the site. */
  readonly dir: string;
  /** Route of its pages, such as `/docs`. */
  readonly route: string;
  /** True if the pages are blog posts; otherwise they are docs. */
  readonly isBlog?: boolean;
}

/** Returns the path at which Docusaurus publishes a page, for a blog post from the date and name of its file. */
function toAddress(file: string, frontMatter: FrontMatter, {route, isBlog}: ProseFolder): string {
  const slug = toOptionalText(frontMatter.slug);
  if (isBlog === true) return normalizeUrl([route, slug ?? parseBlogFileName(file).slug]);
  const hasPrefixes = frontMatter.parse_number_prefixes !== false;
  const parse = hasPrefixes ? DefaultNumberPrefixParser : DisabledNumberPrefixParser;
  const docSlug = getSlug({
    baseID: toOptionalText(frontMatter.id) ?? parse(path.posix.parse(file).name).filename,
    frontMatterSlug: slug,
    source: file,
    sourceDirName: path.posix.dirname(file),
    stripDirNumberPrefixes: hasPrefixes,
  });
  return normalizeUrl([route, docSlug]);
}

/** Parses a page. Skips drafts, unlisted pages, and pages with a syntax error, which the prose check reports. */
function parsePage(file: string, text: string, folder: ProseFolder): ProsePage | undefined {
  try {
    const {frontMatter} = parseFileContentFrontMatter(text);
    if (frontMatter.draft === true || frontMatter.unlisted === true) return undefined;
    const nodes = readBody(splitFrontMatter(text).body, 'mdx');
    const first = nodes.find((node): node is Heading => node.type === 'heading');
    return {
      title: String(frontMatter.title ?? (first === undefined ? file : toText(first))),
      address: toAddress(file, frontMatter, folder),
      api: toOptionalText(frontMatter[API_KEY]),
      nodes,
      headingIds: findHeadingIds(nodes, folder.isBlog === true, false),
    };
  } catch {
    return undefined;
  }
}

/** Returns true for pages, but not for partials, whose file or folder name begins with `_`. */
const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && !file.split('/').some((segment) => segment.startsWith('_'));

/** Parsed pages by absolute path. They are cached, because contracts change more often than prose. */
const known = new Map<string, {readonly text: string; readonly page: ProsePage | undefined}>();

/** A possible page: its path relative to its folder, with forward slashes, and its absolute path. */
type Source = readonly [file: string, path: string];

function listSources(siteDir: string, {dir}: ProseFolder): readonly Source[] {
  const folder = path.join(siteDir, dir);
  return listFiles(folder)
    .map((source): Source => [path.relative(folder, source).split(path.sep).join('/'), source])
    .filter(([file]) => isPage(file));
}

export function listPages(siteDir: string, folders: readonly ProseFolder[]): readonly ProsePage[] {
  return folders.flatMap((folder) =>
    listSources(siteDir, folder).flatMap(([file, source]) => {
      const text = fs.readFileSync(source, 'utf8');
      if (known.get(source)?.text !== text)
        known.set(source, {text, page: parsePage(file, text, folder)});
      return known.get(source)?.page ?? [];
    }),
  );
}

const ahead = new Map<string, Promise<void>>();

export function parsePages(siteDir: string, folders: readonly ProseFolder[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    listSources(siteDir, folder).map(([, source]) => source),
  );
  const parsed = ahead.get(siteDir) ?? parseAhead(files);
  ahead.set(siteDir, parsed);
  return parsed;
}
