import fs from 'node:fs';
import path from 'node:path';

import {isJsonObject} from 'static-pages/reports/json';
import {listFiles} from 'static-pages/files/list-files';
import {
  type Entry,
  type Mapping,
  readMapping,
  splitFrontMatter,
} from 'static-pages/markdown/front-matter';
import type {Format} from 'static-pages/markdown/parser';

import type {Markdown} from './content';
import {readContent} from './content';
import type {PageKind} from './options';
import {toPageKind} from './options';
import type {Page} from './page';

/** Names that posts may use, and the file that defines them. */
export interface Definitions extends Mapping {
  /** Absolute path; the file need not exist. */
  readonly file: string;
}

/** `tags.yml` and `authors.yml` of a content folder. */
export interface Vocabulary {
  readonly tags: Definitions;
  readonly authors: Definitions;
}

/** All that the check reads from the disk; paths are absolute. */
export interface Sources {
  readonly pages: ReadonlyMap<string, Page>;
  /** Every file of the content and static folders. */
  readonly files: ReadonlySet<string>;
  /** By content folder. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
}

/** Where to read, as absolute paths, and how the site parses Markdown. */
export interface ReadSettings {
  readonly contentDirs: readonly string[];
  readonly staticDirs: readonly string[];
  readonly markdown: Markdown;
}

const isMarkdownFile = (file: string): boolean => /\.mdx?$/.test(file);

const isPart = (file: string, contentDir: string): boolean =>
  path
    .relative(contentDir, file)
    .split(path.sep)
    .some((segment) => segment.startsWith('_'));

/** The format of a page: its own word (`mdx: {format: md}`), else the site's, else its extension. */
function toFormat(file: string, entries: readonly Entry[], markdown: Markdown): Format {
  const own = entries.find(({key}) => key === 'mdx')?.value;
  const format = isJsonObject(own) && own.format !== undefined ? own.format : markdown.format;
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}

/**
 * Reads a page from its text.
 *
 * @param file absolute path
 * @param contentDir absolute path
 */
export function toPage(file: string, contentDir: string, text: string, markdown: Markdown): Page {
  const kind: PageKind = toPageKind(contentDir);
  const {frontMatter, body} = splitFrontMatter(text);
  const format = toFormat(file, frontMatter.entries, markdown);
  const content = readContent(body, format, kind === 'post', markdown);
  return {file, contentDir, kind, isPart: isPart(file, contentDir), frontMatter, content};
}

function readDefinitions(file: string): Definitions {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return {file, ...readMapping(text)};
}

const readVocabulary = (contentDir: string): Vocabulary => ({
  tags: readDefinitions(path.join(contentDir, 'tags.yml')),
  authors: readDefinitions(path.join(contentDir, 'authors.yml')),
});

/**
 * Makes a reader of the sources that parses a file again only once it has changed. It reads without
 * waiting, so that `loadContent` can report what would make a content plugin fail before that does.
 */
export function createReader({contentDirs, staticDirs, markdown}: ReadSettings): () => Sources {
  const cache = new Map<string, {readonly state: string; readonly page: Page}>();

  function readPage(file: string, contentDir: string): Page {
    const {mtimeMs, size} = fs.statSync(file);
    const state = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.state === state) return known.page;
    const page = toPage(file, contentDir, fs.readFileSync(file, 'utf8'), markdown);
    cache.set(file, {state, page});
    return page;
  }

  return () => {
    const contentFiles = contentDirs.map((dir) => [dir, listFiles(dir)] as const);
    const pages = contentFiles.flatMap(([dir, files]) =>
      files.filter(isMarkdownFile).map((file) => [file, readPage(file, dir)] as const),
    );
    return {
      pages: new Map(pages),
      files: new Set([
        ...contentFiles.flatMap(([, files]) => files),
        ...staticDirs.flatMap(listFiles),
      ]),
      vocabularies: new Map(contentDirs.map((dir) => [dir, readVocabulary(dir)])),
    };
  };
}
