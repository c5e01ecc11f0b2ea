import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import directive from 'remark-directive';
import gfm from 'remark-gfm';
import type {SourceLocation} from '@openapi-portal/reports';

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

/** Trees that are kept: more than a site has pages, and not all that its authors ever saved. */
const MOST_KEPT = 1000;

const kept = new Map<string, readonly Nodes[]>();

/**
 * The nodes of a page's body, in the order of the text. Several packages read the same pages: the nodes are kept, and
 * nobody may change them.
 *
 * @param body of the file, with blank lines in the place of its front matter
 * @throws VFileMessage where it cannot be parsed
 */
export function readBody(body: string, format: Format): readonly Nodes[] {
  const key = `${format} ${body}`;
  const nodes = kept.get(key) ?? listNodes(parseBody(body, format));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, nodes);
  return nodes;
}

/** The text of a node without its markup. */
export const toText = (node: Nodes): string => toString(node);

/** A node and all below it, in the order of the text. */
export function listNodes(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

interface Positioned {
  readonly position?: {readonly start: SourceLocation} | undefined;
}

/** Where a node of a tree begins. */
export const toLocation = ({position}: Positioned): SourceLocation => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
