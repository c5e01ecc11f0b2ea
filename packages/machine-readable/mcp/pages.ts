import {findNearest} from '@openapi-portal/reports';

import {toMarkdownPath, trimPath} from '../addresses';
import type {SiteFiles} from './site-files';

/** The anchor of an address, as pages have it; nothing where it has none. */
function toAnchor(address: string): string | undefined {
  const [, hash = ''] = address.split('#');
  if (hash === '') return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The path of an address below the base URL: as it stands in a link, in Markdown, or in the address bar. */
function toPath(address: string, baseUrl: string): string {
  const [pathname = ''] = address.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/);
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return trimPath(below.replace(/\.md$/, ''));
}

interface Section {
  readonly level: number;
  readonly title: string;
  /** As links name it. */
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

/** The headings of a page, those of its code left out. */
function listSections(lines: readonly string[]): readonly Section[] {
  let isCode = false;
  return lines.flatMap((text, line) => {
    if (text.startsWith('```')) isCode = !isCode;
    const {marks, id, title = ''} = (isCode ? null : HEADING.exec(text))?.groups ?? {};
    if (marks === undefined) return [];
    return [{level: marks.length, title, anchor: id ?? slug(title), line}];
  });
}

const countSpaces = (text: string): number => text.length - text.trimStart().length;

/** What has an anchor and is no section: a row with the head of its table, an item with those below it, a paragraph. */
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
  const isItem = /^\s*(?:[-*]|\d+\.) /.test(line);
  const isEnd = (text: string): boolean =>
    isItem ? text !== '' && countSpaces(text) <= countSpaces(line) : text === '';
  const end = lines.findIndex((text, index) => index > at && isEnd(text));
  return lines.slice(at, end < 0 ? undefined : end);
}

/**
 * A section of a page, with those below it, or whatever else has an anchor.
 *
 * @param name its anchor, or its heading
 * @throws Error naming the sections of the page where it is none of them
 */
function findSection(markdown: string, name: string): string {
  const lines = markdown.split('\n');
  const sections = listSections(lines);
  const wanted = name.replace(/^#/, '');
  const found = sections.find(({anchor, title}) => anchor === wanted || title === wanted);
  const block = found === undefined ? findBlock(lines, wanted) : undefined;
  if (block !== undefined) return `${block.join('\n').trim()}\n`;
  if (found === undefined) {
    const known = sections.map(({anchor}) => anchor);
    const nearest = findNearest(wanted, known);
    const fix = nearest === undefined ? `there are ${known.join(', ')}` : `did you mean ${nearest}`;
    throw new Error(`The page has no section ${name}: ${fix}`);
  }
  const next = sections.find(({line, level}) => line > found.line && level <= found.level);
  return `${lines.slice(found.line, next?.line).join('\n').trim()}\n`;
}

/** The pages of a published site as Markdown. */
export class Pages {
  private known: Promise<ReadonlySet<string>> | undefined;

  constructor(
    private readonly files: SiteFiles,
    private readonly baseUrl: string,
  ) {}

  /** The paths of the pages that the sitemap lists, as files of Markdown. */
  private list(): Promise<ReadonlySet<string>> {
    this.known ??= this.files.require('sitemap.xml').then((sitemap) => {
      const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) =>
        toMarkdownPath(toPath(address, this.baseUrl)),
      );
      return new Set(paths);
    });
    return this.known;
  }

  /**
   * A page as Markdown, or a section of it.
   *
   * @param address its path or whole address; the ending `.md` and a slash at the end count for nothing
   * @param section an anchor or a heading of it; the anchor of the address where it is left out
   * @throws Error naming the nearest page, or the sections, where there is none
   */
  async read(address: string, section = toAnchor(address)): Promise<string> {
    const file = toMarkdownPath(toPath(address, this.baseUrl));
    const known = await this.list();
    if (!known.has(file)) {
      const nearest = findNearest(file, known);
      const fix =
        nearest === undefined ? 'the tool search finds pages' : `did you mean /${nearest}`;
      throw new Error(`There is no page ${address}: ${fix}`);
    }
    const markdown = await this.files.require(file);
    return section === undefined ? markdown : findSection(markdown, section);
  }
}
