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
