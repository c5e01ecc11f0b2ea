import fs from 'node:fs';
import path from 'node:path';

import type {Heading, Nodes} from 'mdast';

import {findHeadingIds} from '../prose-check/anchors';
import {splitFrontMatter} from '../prose-check/front-matter';
import {listNodes, parseBody, toText} from '../prose-check/parser';

/** A place in prose that leads to an operation. */
export interface Mention {
  /** The page's title, and the heading's where it stands below one. */
  readonly title: string;
  /** Address with the heading's anchor. */
  readonly href: string;
}

/** A folder of pages, relative to the site, and where they are published, with slashes around. */
interface ContentDir {
  readonly dir: string;
  readonly base: string;
}

const CONTENT_DIRS: readonly ContentDir[] = [
  {dir: 'docs', base: '/docs/'},
  {dir: 'blog', base: '/blog/'},
];

interface Page {
  readonly title: string;
  readonly address: string;
  readonly nodes: readonly Nodes[];
  readonly headingIds: readonly string[];
}

/** The address of a page by its file, unless its front matter says another. */
function toAddress(file: string, slug: unknown, {base}: ContentDir): string {
  const folder = path.posix.dirname(file);
  const inFolder = base + (folder === '.' ? '' : `${folder}/`);
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? base + slug.slice(1) : path.posix.join(inFolder, slug);
  }
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return name === 'index' ? inFolder : inFolder + name;
}

function readPage(file: string, text: string, content: ContentDir): Page {
  const {frontMatter, body} = splitFrontMatter(text);
  const find = (key: string): unknown =>
    frontMatter.entries.find((entry) => entry.key === key)?.value;
  const nodes = listNodes(parseBody(body, 'mdx'));
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  return {
    title: String(find('title') ?? (first === undefined ? file : toText(first))),
    address: toAddress(file, find('slug'), content),
    nodes,
    headingIds: findHeadingIds(nodes, content.dir === 'blog', false),
  };
}

/** The last segment of an address below `apiBase`; none for other addresses. */
function findOperation(node: Nodes, apiBase: string): string | undefined {
  if (node.type !== 'link' || !node.url.startsWith(`${apiBase}/`)) return undefined;
  return node.url.slice(apiBase.length + 1).replace(/[#?].*$/, '') || undefined;
}

function* listMentions(page: Page, apiBase: string): Generator<readonly [string, Mention]> {
  const ids = [...page.headingIds];
  let place: Mention = {title: page.title, href: page.address};
  for (const node of page.nodes) {
    if (node.type === 'heading' && node.depth > 1) {
      place = {
        title: `${page.title}: ${toText(node)}`,
        href: `${page.address}#${ids.shift() ?? ''}`,
      };
    }
    const operation = findOperation(node, apiBase);
    if (operation !== undefined) yield [operation, place];
  }
}

function listFiles(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** A page that cannot be parsed leads nowhere: the check of the prose says what is wrong with it. */
function tryToReadPage(file: string, text: string, content: ContentDir): Page[] {
  try {
    return [readPage(file.split(path.sep).join('/'), text, content)];
  } catch {
    return [];
  }
}

/**
 * Where the prose of the site leads to the operations of an API, by the operation's path segment, in
 * the order of the files. A place is named once, however often it mentions the operation.
 *
 * @param apiBase where the API is published, without the base path of the site and a slash at its end
 */
export function readMentions(siteDir: string, apiBase: string): ReadonlyMap<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const content of CONTENT_DIRS) {
    const dir = path.join(siteDir, content.dir);
    for (const file of listFiles(dir)) {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      if (!text.includes(`${apiBase}/`)) continue;
      for (const page of tryToReadPage(file, text, content)) {
        for (const [operation, mention] of listMentions(page, apiBase)) {
          const known = mentions.get(operation) ?? [];
          if (known.every(({href}) => href !== mention.href)) known.push(mention);
          mentions.set(operation, known);
        }
      }
    }
  }
  return mentions;
}
