import path from 'node:path';

import {
  findOriginal,
  findTranslation,
  listNodes,
  type Translations,
} from '@openapi-portal/markdown-source';
import type {Definition, Link, Nodes, Root} from 'mdast';

const isLink = (node: Nodes): node is Link | Definition =>
  node.type === 'link' || node.type === 'definition';

const FILE = /^(?<file>(?![a-z]+:|[/@#]).*?\.mdx?)(?<anchor>#.*)?$/i;

/**
 * Makes a remark plugin for the build of another language: Docusaurus looks for the file of a link beside the page alone, so
 * that a page would not reach its neighbour where one of both is translated. It has to come before Docusaurus' own.
 *
 * @param siteDir absolute path
 */
export const createTranslatedLinks =
  (siteDir: string, translations: Translations) =>
  () =>
  (tree: Root, page: {readonly path: string}): void => {
    const original = findOriginal(page.path, translations);
    const folder = path.dirname(original ?? page.path);
    for (const node of listNodes(tree).filter(isLink)) {
      const {file, anchor = ''} = FILE.exec(node.url)?.groups ?? {};
      if (file === undefined) continue;
      const target = path.join(folder, decodeURI(file));
      const found = findTranslation(target, translations) ?? (original && target);
      if (found === undefined) continue;
      const inSite = path.relative(siteDir, found).split(path.sep).join('/');
      node.url = `@site/${encodeURI(inSite)}${anchor}`;
    }
  };
