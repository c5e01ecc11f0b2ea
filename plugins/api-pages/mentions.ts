import fs from 'node:fs';
import path from 'node:path';

import type {Heading, Nodes} from 'mdast';

import type {Operation} from '../../src/api-reference';
import {toProblemAnchor} from '../../src/api-reference/problem-types';
import {type Reference, toReference} from '../api-links/references';
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

/** What prose may mention, as its mentions name it. */
export interface Mentionable {
  /** Where the API is published, without the base path of the site and a slash at its end. */
  readonly apiBase: string;
  readonly operations: readonly Pick<Operation, 'id' | 'slug' | 'method' | 'path'>[];
  /** Problem types. */
  readonly problems: readonly string[];
}

/** The key of a problem type among mentions: those of operations are their path segments. */
export const toProblemKey = (slug: string): string => `#${toProblemAnchor(slug)}`;

/** The operation's path segment or the problem's anchor that an address below `apiBase` leads to. */
function findLinked(url: string, apiBase: string): string | undefined {
  if (!url.startsWith(`${apiBase}/`)) return undefined;
  const [segment = '', anchor] = url.slice(apiBase.length + 1).split('#');
  return segment.replace(/\/?(\?.*)?$/, '') || (anchor && `#${anchor}`);
}

/** What an element or code names. */
function findNamed({kind, values}: Reference, known: Mentionable): string | undefined {
  const {id, of, type, text} = values;
  if (kind === 'Problem') return type && toProblemKey(type);
  if (kind === 'code' && known.problems.includes(text ?? '')) return toProblemKey(text ?? '');
  const operation = known.operations.find((candidate) => {
    const name = candidate.id ?? candidate.slug;
    const request = `${candidate.method.toUpperCase()} ${candidate.path}`;
    return name === (id ?? of) || name === text || request === text;
  });
  return operation?.slug;
}

function findMentioned(node: Nodes, known: Mentionable): string | undefined {
  if (node.type === 'link') return findLinked(node.url, known.apiBase);
  const reference = toReference(node);
  return reference && findNamed(reference, known);
}

/** The words of a heading, without the comment that gives its id. */
const toTitle = ({children}: Heading): string =>
  children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map(toText)
    .join('')
    .trimEnd();

function* listMentions(page: Page, known: Mentionable): Generator<readonly [string, Mention]> {
  const ids = [...page.headingIds];
  let place: Mention = {title: page.title, href: page.address};
  for (const node of page.nodes) {
    if (node.type === 'heading' && node.depth > 1) {
      place = {
        title: `${page.title}: ${toTitle(node)}`,
        href: `${page.address}#${ids.shift() ?? ''}`,
      };
    }
    const mentioned = findMentioned(node, known);
    if (mentioned !== undefined) yield [mentioned, place];
  }
}

/** Parsing a page takes longer than looking whether it is worth it. */
const mayMention = (text: string, {apiBase, operations, problems}: Mentionable): boolean =>
  [`${apiBase}/`, '<Operation', '<Field', '<Problem', ...problems].some((word) =>
    text.includes(word),
  ) ||
  operations.some(
    ({id, slug, path: request}) => text.includes(id ?? slug) || text.includes(request),
  );

function listFiles(dir: string): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Pages as they were parsed last: a contract changes more often than the prose about it. */
const parsed = new Map<string, {readonly text: string; readonly pages: readonly Page[]}>();

function parsePage(file: string, text: string, content: ContentDir): readonly Page[] {
  const key = `${content.dir}/${file}`;
  const known = parsed.get(key);
  if (known?.text === text) return known.pages;
  const pages = tryToReadPage(file, text, content);
  parsed.set(key, {text, pages});
  return pages;
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
 * Where the prose of the site mentions the operations and problem types of an API, by a link, an
 * element or in code style, in the order of the files. A place is named once, however often it does.
 *
 * @returns by the path segment of an operation, by `toProblemKey` of a problem type
 */
export function readMentions(
  siteDir: string,
  known: Mentionable,
): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const content of CONTENT_DIRS) {
    const dir = path.join(siteDir, content.dir);
    for (const file of listFiles(dir)) {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      if (!mayMention(text, known)) continue;
      for (const page of parsePage(file, text, content)) {
        for (const [mentioned, mention] of listMentions(page, known)) {
          const places = mentions.get(mentioned) ?? [];
          if (places.every(({href}) => href !== mention.href)) places.push(mention);
          mentions.set(mentioned, places);
        }
      }
    }
  }
  return mentions;
}
