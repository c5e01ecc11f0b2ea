import path from 'node:path';
import {
  findOriginal,
  findTranslation,
  findVersion,
  isElement,
  listNodes,
  type Translations,
} from '@openapi-portal/markdown-source';
import type {Definition, Link, Nodes, Root} from 'mdast';

import {buildText} from './nodes';

export interface VersionNoteOptions {
  /** Components that render the current product. */
  readonly components: Readonly<Record<string, object>>;
}

/** Creates a remark plugin that tells readers of older versions if a page's `components` show the current product. */
export const createVersionNotes =
  ({components}: VersionNoteOptions) =>
  () =>
  (tree: Root, page: {readonly path: string}): void => {
    const version = findVersion(page.path);
    const isDrawn = (node: Nodes): boolean =>
      isElement(node) && Object.hasOwn(components, node.name ?? '');
    if (version === undefined || !listNodes(tree).some(isDrawn)) return;
    const words = `Tables and pictures show the current product, not the product of version ${version}.`;
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, {
      type: 'paragraph',
      children: [{type: 'emphasis', children: [buildText(words)]}],
    });
  };

const isLink = (node: Nodes): node is Link | Definition =>
  node.type === 'link' || node.type === 'definition';

const FILE = /^(?<file>(?![a-z]+:|[/@#]).*?\.mdx?)(?<anchor>#.*)?$/i;

/** Creates a remark plugin that points file links, which Docusaurus only resolves next to a page, to translations. */
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
