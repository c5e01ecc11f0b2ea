import fs from 'node:fs/promises';
import path from 'node:path';

import {stringify} from 'yaml';

import type {SiteCopy} from '../site-copy';

/** The end of a script, a comment that contains a script, and an image with an event handler. */
const ATTACK = `</script><script>ran=1</script> <!--<script> <img src=x onerror=ran=1> '"`;

/** Appends the attack to a name. If a page executes the attack, the global variable `ran` is set. */
export const toHostile = (name: string): string => `${name} ${ATTACK}`;

export const HOSTILE_PAGES = [
  'docs/API/Hostile/',
  'docs/API/Hostile/get-a',
  'docs/hostile/',
  'docs/hostile/inner',
  'blog',
  'blog/archive',
  'blog/hostile',
  'blog/tags/hola',
  'blog/authors/mara-lindqvist',
];

/** Descriptions for search engines must have 50 to 170 characters. */
const description = toHostile('A description that is long enough to be one');

const toPage = (title: string, frontMatter: object = {}): string =>
  `---\n${stringify({title: toHostile(title), description, ...frontMatter})}---\n\nText.\n\n{/* truncate */}\n\nText.\n`;

const CONTRACT = {
  openapi: '3.1.0',
  info: {title: toHostile('Title'), version: '1', description: toHostile('Description')},
  tags: [{name: toHostile('Tag'), description: toHostile('About the tag')}],
  paths: {
    '/a': {
      get: {
        operationId: 'get-a',
        tags: [toHostile('Tag')],
        summary: toHostile('Summary'),
        description: toHostile('Description'),
        responses: {200: {description: toHostile('Response')}},
      },
    },
  },
};

const FILES: Readonly<Record<string, string>> = {
  'openapi/hostile.yaml': stringify(CONTRACT),
  'docs/hostile/index.mdx': toPage('Folder'),
  'docs/hostile/inner.mdx': toPage('Page'),
  'blog/2026-01-01-hostile.mdx': toPage('Post', {
    slug: 'hostile',
    authors: ['mara-lindqvist'],
    tags: ['hola'],
  }),
};

const toYamlText = (name: string): string => JSON.stringify(toHostile(name));

/** Adds pages, a blog post and a contract with hostile names. */
export async function writeHostileContent(site: SiteCopy): Promise<void> {
  for (const [file, text] of Object.entries(FILES)) {
    await fs.mkdir(path.dirname(path.join(site.dir, file)), {recursive: true});
    await fs.writeFile(path.join(site.dir, file), text);
  }
  await site.replace('blog/tags.yml', 'label: Hola', `label: ${toYamlText('Label')}`);
  const author = 'name: Mara Lindqvist';
  await site.replace('blog/authors.yml', author, `name: ${toYamlText('Author')}`);
}
