import {splitFrontMatter} from 'static-pages/markdown/front-matter';

import {readYaml} from './read-yaml';
import type {Text} from './text';

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
