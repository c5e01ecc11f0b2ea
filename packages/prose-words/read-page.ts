import {splitFrontMatter} from 'static-pages/markdown/front-matter';

import {readYaml} from './read-yaml';
import type {Text} from './text';

/**
 * Reads a page: its front matter and its body, each in its place in the file.
 *
 * @param file absolute path; its extension decides whether it is MDX
 */
export function readPage(file: string, source: string): readonly Text[] {
  const {body} = splitFrontMatter(source);
  const lines = body.split('\n');
  const frontMatter = source
    .split('\n')
    .map((line, index) => (line === lines[index] || line === '---' ? '' : line))
    .join('\n');
  const page: Text = {
    file,
    markdown: body,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    isPage: true,
    firstLine: 1,
    indents: [],
  };
  return [...readYaml(file, frontMatter), page];
}
