import fs from 'node:fs';
import path from 'node:path';

import type {Entry, Mapping} from '@openapi-portal/reports';
import {isJsonObject} from '@openapi-portal/reports/json';
import {
  findOriginal,
  findTranslation,
  type Format,
  listFiles,
  readMapping,
  splitFrontMatter,
  type Translations,
} from '@openapi-portal/markdown-source';

import {type Markdown, readContent} from './content';
import {toPageKind} from './options';
import type {Page} from './page';

/** The files that the checks read. All paths are absolute. */
export interface Sources {
  readonly pages: ReadonlyMap<string, Page>;
  readonly files: ReadonlySet<string>;
  /** Content of `tags.yml` and `authors.yml` by file; empty if the file does not exist. */
  readonly definitions: ReadonlyMap<string, Mapping>;
  /** Translations without an original page. */
  readonly strays: readonly string[];
}

export interface ReadSettings {
  readonly contentDirs: readonly string[];
  readonly staticDirs: readonly string[];
  readonly markdown: Markdown;
  readonly translations?: Translations | undefined;
}

const isMarkdownFile = (file: string): boolean => /\.mdx?$/.test(file);

const isPart = (file: string, contentDir: string): boolean =>
  path
    .relative(contentDir, file)
    .split(path.sep)
    .some((segment) => segment.startsWith('_'));

/** Returns the format of a page by its front matter, else by the site configuration, else by the file extension. */
function toFormat(file: string, entries: readonly Entry[], markdown: Markdown): Format {
  const own = entries.find(({key}) => key === 'mdx')?.value;
  const format = isJsonObject(own) && own.format !== undefined ? own.format : markdown.format;
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}

export function toPage(file: string, contentDir: string, text: string, markdown: Markdown): Page {
  const kind = toPageKind(contentDir);
  const {frontMatter, body} = splitFrontMatter(text);
  const format = toFormat(file, frontMatter.entries, markdown);
  const content = readContent(body, format, kind === 'post', markdown);
  return {file, contentDir, kind, isPart: isPart(file, contentDir), frontMatter, content};
}

/** Reads a YAML mapping. Returns an empty mapping if the file does not exist. */
export const readMappingFile = (file: string): Mapping =>
  readMapping(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

/** Creates a synchronous function that reads changed sources, so that errors precede those of content plugins. */
export function createReader({
  contentDirs,
  staticDirs,
  markdown,
  translations = new Map(),
}: ReadSettings): () => Sources {
  const cache = new Map<string, {readonly state: string; readonly page: Page}>();

  function readPage(file: string, contentDir: string): Page {
    const translation = findTranslation(file, translations);
    const source = translation ?? file;
    const {mtimeMs, size} = fs.statSync(source);
    const state = `${source} ${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.state === state) return known.page;
    const read = toPage(file, contentDir, fs.readFileSync(source, 'utf8'), markdown);
    const page = {...read, ...(translation !== undefined && {source})};
    cache.set(file, {state, page});
    return page;
  }

  const listStrays = (): readonly string[] =>
    [...translations.values()]
      .flatMap(listFiles)
      .filter(
        (file) => isMarkdownFile(file) && !fs.existsSync(findOriginal(file, translations) ?? file),
      );

  const definitions = contentDirs.flatMap((dir) =>
    ['tags.yml', 'authors.yml'].map((name) => path.join(dir, name)),
  );
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
      strays: listStrays(),
      definitions: new Map(definitions.map((file) => [file, readMappingFile(file)])),
    };
  };
}
