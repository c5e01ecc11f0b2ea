import {findNearest} from '@openapi-portal/reports';
import {decodeText} from '@openapi-portal/reports/text';

import {toMarkdownPath, trimPath} from '../addresses';
import {markCode} from '../code-lines';
import {listNames, quote} from './throw-not-found';
import {openOnce} from './open-once';
import type {SiteFiles} from './site-files';

/** Returns the decoded hash of a URL without `#`, or undefined if there is none. */
function toAnchor(address: string): string | undefined {
  const [, hash = ''] = address.split('#');
  return hash === '' ? undefined : decodeText(hash);
}

/**
 * Returns the path of a page below the base URL. Accepts absolute URLs, links with base path, and URLs of
 * Markdown files.
 */
function toPath(address: string, baseUrl: string): string {
  const [pathname = ''] = address.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return trimPath(below.replace(/\.md$/, ''));
}

interface Section {
  readonly level: number;
  readonly title: string;
  /** The hash of links to the section, without `#`. */
  readonly anchor: string;
  readonly line: number;
}

const HEADING = /^(?<marks>#{1,6}) (?:<a id="(?<id>[^"]+)"><\/a>)?(?<title>.+)$/;

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Lists the headings of a page, except lines in code blocks that look like headings. */
function listSections(lines: readonly string[]): readonly Section[] {
  const inCode = markCode(lines);
  return lines.flatMap((text, line) => {
    const {
      marks,
      id,
      title = '',
    } = (inCode[line] === true ? null : HEADING.exec(text))?.groups ?? {};
    if (marks === undefined) return [];
    return [{level: marks.length, title, anchor: id ?? slug(title), line}];
  });
}

const countSpaces = (text: string): number => text.length - text.trimStart().length;

/**
 * Finds an element with an anchor: a table row with the head of its table, a list item with its children, or a
 * paragraph.
 */
function findBlock(lines: readonly string[], anchor: string): readonly string[] | undefined {
  const at = lines.findIndex((text) => text.includes(`<a id="${anchor}"></a>`));
  const line = lines[at];
  if (line === undefined) return undefined;
  if (line.startsWith('|')) {
    const rows = lines
      .slice(0, at)
      .reverse()
      .findIndex((text) => !text.startsWith('|'));
    const head = rows < 0 ? 0 : at - rows;
    return [...lines.slice(head, head + 2), line];
  }
  return cutBlock(lines, at);
}

/** Returns the list item at a line with its children, or the paragraph that starts there. */
function cutBlock(lines: readonly string[], at: number): readonly string[] {
  const line = lines[at] ?? '';
  const isItem = /^\s*(?:[-*]|\d+\.) /.test(line);
  const isEnd = (text: string): boolean =>
    isItem ? text !== '' && countSpaces(text) <= countSpaces(line) : text === '';
  const end = lines.findIndex((text, index) => index > at && isEnd(text));
  return lines.slice(at, end < 0 ? undefined : end);
}

/** Maximum number of names that are removed from the anchor of a field, because each one searches the whole page. */
const MOST_LEVELS = 20;

/** Finds the list item of a field whose anchor the Markdown omits, such as `responses.201.created_at`. */
function findField(markdown: string, anchor: string, levels = MOST_LEVELS): string | undefined {
  const [, around, name] = /^(.+)\.([^.]+)$/.exec(anchor) ?? [];
  if (around === undefined || name === undefined || levels === 0) return undefined;
  const part = findPart(markdown, around) ?? findField(markdown, around, levels - 1);
  const lines = part?.split('\n') ?? [];
  const at = lines.findIndex((text) => /^\s*[-*] /.test(text) && text.includes(`\`${name}\``));
  return at < 0 ? part : `${cutBlock(lines, at).join('\n').trim()}\n`;
}

/** Finds a section with its subsections, or another element, by its anchor or heading. */
function findPart(markdown: string, name: string): string | undefined {
  const lines = markdown.split('\n');
  const sections = listSections(lines);
  const found = sections.find(({anchor, title}) => anchor === name || title === name);
  if (found === undefined) {
    const block = findBlock(lines, name);
    return block && `${block.join('\n').trim()}\n`;
  }
  const next = sections.find(({line, level}) => line > found.line && level <= found.level);
  return `${lines.slice(found.line, next?.line).join('\n').trim()}\n`;
}

/**
 * Returns the part of a page with the given anchor or heading.
 *
 * @throws Error with the sections of the page if there is no such part
 */
function requirePart(markdown: string, name: string): string {
  const wanted = name.replace(/^#/, '');
  const part = findPart(markdown, wanted) ?? findField(markdown, wanted);
  if (part !== undefined) return part;
  const known = listSections(markdown.split('\n')).map(({anchor}) => anchor);
  const nearest = findNearest(wanted, known);
  const fix = nearest === undefined ? listNames(known) : `did you mean ${quote(nearest)}`;
  throw new Error(`The page has no section ${name}: ${fix}`);
}

export class Pages {
  constructor(
    private readonly files: SiteFiles,
    private readonly baseUrl: string,
  ) {}

  private readonly list = openOnce(async (): Promise<ReadonlySet<string>> => {
    const sitemap = await this.files.require('sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) =>
      toMarkdownPath(toPath(address, this.baseUrl)),
    );
    return new Set(paths);
  });

  /**
   * Reads a page, or a section of a page, as Markdown.
   *
   * @param address path or URL of the page; the suffix `.md` and a trailing slash are ignored
   * @param section anchor or heading; defaults to the hash of the URL
   * @throws Error with the most similar page, or the sections of the page, if there is no such page or section
   */
  async read(address: string, section = toAnchor(address)): Promise<string> {
    const file = toMarkdownPath(toPath(address, this.baseUrl));
    const known = await this.list();
    if (!known.has(file)) {
      const nearest = findNearest(file, known);
      const fix =
        nearest === undefined
          ? 'use the tool search to find pages'
          : `did you mean ${quote(`/${nearest}`)}`;
      throw new Error(`There is no page ${address}: ${fix}`);
    }
    const markdown = await this.files.require(file);
    return section === undefined ? markdown : requirePart(markdown, section);
  }
}
