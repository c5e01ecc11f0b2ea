import fs from 'node:fs';
import path from 'node:path';

import type {Heading, Nodes} from 'mdast';

import {listFiles} from 'static-pages/files/list-files';
import {findHeadingIds} from 'static-pages/markdown/anchors';
import {splitFrontMatter} from 'static-pages/markdown/front-matter';
import {listNodes, parseBody, toText} from 'static-pages/markdown/parser';
import {toDocAddress, toPostAddress, type ToAddress} from './prose-address';

/** A folder of pages, relative to the site, and where they are published. */
interface ContentDir {
  readonly dir: string;
  readonly toAddress: ToAddress;
}

const CONTENT_DIRS: readonly ContentDir[] = [
  {dir: 'docs', toAddress: toDocAddress('/docs')},
  {dir: 'docs-api', toAddress: toDocAddress('/docs/API')},
  {dir: 'blog', toAddress: toPostAddress},
];

/** A hand-written page. */
export interface ProsePage {
  readonly title: string;
  readonly address: string;
  readonly nodes: readonly Nodes[];
  readonly headingIds: readonly string[];
}

/** A page, unless nobody finds it: a draft is not published, and an unlisted page wants no links. */
function readPage(file: string, text: string, {dir, toAddress}: ContentDir): ProsePage | undefined {
  const {frontMatter, body} = splitFrontMatter(text);
  const find = (key: string): unknown =>
    frontMatter.entries.find((entry) => entry.key === key)?.value;
  if (find('draft') === true || find('unlisted') === true) return undefined;
  const nodes = listNodes(parseBody(body, 'mdx'));
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const [first] = headings;
  return {
    title: String(find('title') ?? (first === undefined ? file : toText(first))),
    address: toAddress(file, find),
    nodes,
    headingIds: findHeadingIds(nodes, dir === 'blog', false),
  };
}

/** Pages have an address; parts, whose file or folder begins with `_`, have none. */
const isPage = (file: string): boolean =>
  /\.mdx?$/.test(file) && !file.split('/').some((segment) => segment.startsWith('_'));

/** The pages of a folder, relative to it and with slashes. */
const listPageFiles = (dir: string): readonly string[] =>
  listFiles(dir)
    .map((file) => path.relative(dir, file).split(path.sep).join('/'))
    .filter(isPage);

/** Pages as they were parsed last: a contract changes more often than the prose about it. */
const parsed = new Map<string, {readonly text: string; readonly page: ProsePage | undefined}>();

function parsePage(file: string, text: string, content: ContentDir): ProsePage | undefined {
  const key = `${content.dir}/${file}`;
  const known = parsed.get(key);
  if (known?.text === text) return known.page;
  const page = tryToReadPage(file, text, content);
  parsed.set(key, {text, page});
  return page;
}

/** A page that cannot be parsed leads nowhere: the check of the prose says what is wrong with it. */
function tryToReadPage(file: string, text: string, content: ContentDir): ProsePage | undefined {
  try {
    return readPage(file, text, content);
  } catch {
    return undefined;
  }
}

/**
 * The hand-written pages of a site that readers find, in the order of the files.
 *
 * @param isWanted looks at a page's text: parsing it takes longer
 */
export function* listPages(
  siteDir: string,
  isWanted: (text: string) => boolean,
): Generator<ProsePage> {
  for (const content of CONTENT_DIRS) {
    const dir = path.join(siteDir, content.dir);
    for (const file of listPageFiles(dir)) {
      const text = fs.readFileSync(path.join(dir, file), 'utf8');
      const page = isWanted(text) ? parsePage(file, text, content) : undefined;
      if (page !== undefined) yield page;
    }
  }
}
