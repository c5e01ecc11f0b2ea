import {createRequire} from 'node:module';

import type {Nodes, Root} from 'mdast';

/**
 * These packages are ES modules. Docusaurus loads a plugin through jiti 1, which turns `import` into
 * a `require` of its own and fails on what they import in turn; Node's own `require` reads them.
 */
const require = createRequire(import.meta.url);
const {createProcessor} = require('@mdx-js/mdx') as typeof import('@mdx-js/mdx');
const {default: directive} = require('remark-directive') as typeof import('remark-directive');
const {default: gfm} = require('remark-gfm') as typeof import('remark-gfm');
const {toString} = require('mdast-util-to-string') as typeof import('mdast-util-to-string');

/** Whether a page is MDX or plain CommonMark. */
export type Format = 'md' | 'mdx';

const processors = {
  md: createProcessor({format: 'md', remarkPlugins: [directive, gfm]}),
  mdx: createProcessor({format: 'mdx', remarkPlugins: [directive, gfm]}),
} satisfies Record<Format, unknown>;

/**
 * Parses a page's body with the parser and the extensions that Docusaurus renders it with.
 *
 * @throws VFileMessage where it cannot be parsed
 */
export const parseBody = (body: string, format: Format): Root => processors[format].parse(body);

/** The text of a node without its markup. */
export const toText = (node: Nodes): string => toString(node);

/** A node and all below it, in the order of the text. */
export function listNodes(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}
