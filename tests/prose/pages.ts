import fs from 'node:fs';
import path from 'node:path';

import {
  type Content,
  createReader,
  markdown,
  type Page,
  toPage,
} from '@openapi-portal/checked-prose/testing';

export const siteDir = path.resolve(__dirname, '../..');

/** Returns the content of a page. Throws if the page has syntax errors, which would stop a build anyway. */
export function toContent({file, content}: Page): Content {
  if (content.mistake) throw new Error(`${file}:${content.mistake.line} cannot be parsed`);
  return content;
}

/**
 * Reads a page.
 *
 * @param file path of the page, relative to the site
 */
export const readPage = (file: string): Page =>
  toPage(
    path.join(siteDir, file),
    path.join(siteDir, file.split('/')[0] ?? ''),
    fs.readFileSync(path.join(siteDir, file), 'utf8'),
    markdown,
  );

/** Lists the pages in a folder. Paths are relative to the site. */
export const listPageFiles = (contentDir: string): readonly string[] =>
  fs
    .readdirSync(path.join(siteDir, contentDir), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${contentDir}/${name.split(path.sep).join('/')}`)
    .sort();

export function readPages(contentDirs: readonly string[]): readonly Page[] {
  const dirs = contentDirs.map((dir) => path.join(siteDir, dir));
  return [...createReader({contentDirs: dirs, staticDirs: [], markdown})().pages.values()];
}

/** Lists the pages of a module: a single file, or the files of a folder with its index page first. */
export function listModuleFiles(id: string): readonly string[] {
  const at = `docs/system-modules/${id}`;
  const files = listPageFiles('docs').filter(
    (file) => file === `${at}.mdx` || file.startsWith(`${at}/`),
  );
  return files.sort((a, b) => Number(isOverview(b)) - Number(isOverview(a)));
}

const isOverview = (file: string): boolean => path.basename(file) === 'index.mdx';

export function toModuleFile(id: string): string {
  const [file] = listModuleFiles(id);
  if (file === undefined) throw new Error(`The module ${id} has no page`);
  return file;
}

export const toUserTypeFile = (id: string): string => `docs/user-types/${id}.mdx`;
