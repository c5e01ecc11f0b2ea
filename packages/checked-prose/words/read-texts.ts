import fs from 'node:fs';
import path from 'node:path';

import {type Extensions, listFiles, splitFrontMatter} from '@openapi-portal/markdown-source';

import type {Text} from './parse-text';
import {PROSE, readStrings} from './read-strings';
import {readYaml} from './read-yaml';

/** The locations of a site's texts: files and folders, relative to the site. */
export interface TextSources {
  /** Markdown files. */
  readonly pages: readonly string[];
  /** TypeScript files. */
  readonly code: readonly string[];
  /** YAML files: contracts, authors and tags of a blog. */
  readonly yaml: readonly string[];
  /** YAML files of whose values all are prose that look like it, as strings in code do. */
  readonly data?: readonly string[];
  /** The site's Markdown extensions, such as `remark-math`; always pass the same array. */
  readonly extensions?: Extensions;
}

/**
 * Reads a page: its front matter and its body, each with its location in the file.
 *
 * @param file absolute path; its extension decides whether it is MDX
 */
export function readPage(file: string, source: string): readonly Text[] {
  const {body} = splitFrontMatter(source);
  const frontMatter = source.slice(0, source.length - body.trimStart().length);
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  return [
    ...readYaml(file, frontMatter.replace(/^---.*$/gm, '')),
    {file, markdown: body, format, firstLine: 1},
  ];
}

const READERS = {
  pages: {ending: /\.mdx?$/, read: readPage},
  code: {ending: /(?<!\.test|\.d)\.tsx?$/, read: readStrings},
  yaml: {ending: /\.ya?ml$/, read: (file: string, source: string) => readYaml(file, source)},
  data: {
    ending: /\.ya?ml$/,
    read: (file: string, source: string) => readYaml(file, source, (value) => PROSE.test(value)),
  },
} as const;

const listFilesAt = (source: string): readonly string[] =>
  fs.statSync(source).isFile() ? [source] : listFiles(source);

/** Everything that people read: pages, contracts, and the texts in code. */
export const readTexts = (siteDir: string, sources: TextSources): readonly Text[] =>
  (['pages', 'code', 'yaml', 'data'] as const).flatMap((kind) => {
    const {ending, read} = READERS[kind];
    return (sources[kind] ?? [])
      .flatMap((source) => listFilesAt(path.join(siteDir, source)))
      .filter((file) => ending.test(file))
      .flatMap((file) => read(file, fs.readFileSync(file, 'utf8')))
      .map((text) => ({...text, extensions: sources.extensions}));
  });
