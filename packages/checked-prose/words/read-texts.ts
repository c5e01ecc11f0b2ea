import fs from 'node:fs';
import path from 'node:path';

import {type Extensions, listFiles, splitFrontMatter} from '@openapi-portal/markdown-source';

import {UsageError} from '@openapi-portal/reports/usage-error';

import type {Text} from './parse-text';
import {PROSE, readStrings} from './read-strings';
import {readYaml} from './read-yaml';

/** Files and folders with a site's texts, relative to the site folder. */
export interface TextSources {
  readonly pages: readonly string[];
  readonly code: readonly string[];
  /** YAML files with prose in known keys: contracts, and the blog's authors and tags. */
  readonly yaml: readonly string[];
  /** YAML files in which any value may be prose. Values are recognised like strings in code. */
  readonly data?: readonly string[];
  /** The site's Markdown extensions, such as `remark-math`. Must be the same array on every call. */
  readonly extensions?: Extensions;
}

/**
 * Reads the front matter and body of a page.
 *
 * @param file absolute path; files without the extension `.mdx` are parsed as CommonMark
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

/** @throws UsageError if there is nothing of this name */
function listFilesAt(siteDir: string, source: string): readonly string[] {
  const file = path.join(siteDir, source);
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (stat === undefined)
    throw new UsageError(`${source} does not exist: add it, or correct the list of texts`);
  return stat.isFile() ? [file] : listFiles(file);
}

export const readTexts = (siteDir: string, sources: TextSources): readonly Text[] =>
  (['pages', 'code', 'yaml', 'data'] as const).flatMap((kind) => {
    const {ending, read} = READERS[kind];
    return (sources[kind] ?? [])
      .flatMap((source) => listFilesAt(siteDir, source))
      .filter((file) => ending.test(file))
      .flatMap((file) => read(file, fs.readFileSync(file, 'utf8')))
      .map((text) => ({...text, extensions: sources.extensions}));
  });
