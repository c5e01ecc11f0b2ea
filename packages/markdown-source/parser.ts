import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import directive from 'remark-directive';
import gfm from 'remark-gfm';
import type {SourceLocation} from '@openapi-portal/reports';

/** The format of a page: MDX or CommonMark. */
export type Format = 'md' | 'mdx';

/** The site's Markdown extensions, such as `remark-math`, as in its `remarkPlugins`. */
export type Extensions = NonNullable<ProcessorOptions['remarkPlugins']>;

const NONE: Extensions = [];

interface Parser {
  readonly parse: (body: string) => Root;
  /** Trees by the text of the page. */
  readonly kept: Map<string, readonly Nodes[]>;
}

const createParser = (format: Format, extensions: Extensions): Parser => {
  const processor = createProcessor({format, remarkPlugins: [directive, gfm, ...extensions]});
  return {parse: (body) => processor.parse(body), kept: new Map()};
};

const parsers = new WeakMap<Extensions, Record<Format, Parser>>();

/** A list without extensions is the same as none: pages that were read by one are not read again by the other. */
function findParser(format: Format, given: Extensions): Parser {
  const extensions = given.length === 0 ? NONE : given;
  const known = parsers.get(extensions) ?? {
    md: createParser('md', extensions),
    mdx: createParser('mdx', extensions),
  };
  parsers.set(extensions, known);
  return known[format];
}

/**
 * Parses a page's body with Docusaurus' parser and extensions.
 *
 * @param extensions always the same array: there is one parser per array
 * @throws VFileMessage if it cannot be parsed
 */
export const parseBody = (body: string, format: Format, extensions: Extensions = NONE): Root =>
  findParser(format, extensions).parse(body);

/** Trees that are kept: more than a site has pages, and not all that its authors ever saved. */
const MOST_KEPT = 1000;

/**
 * Returns the nodes of a page's body, in document order. They are cached because several packages read the same
 * pages; do not modify them.
 *
 * @param body of the file, with its front matter replaced by blank lines
 * @throws VFileMessage if it cannot be parsed
 */
export function readBody(
  body: string,
  format: Format,
  extensions: Extensions = NONE,
): readonly Nodes[] {
  const {kept, parse} = findParser(format, extensions);
  const nodes = kept.get(body) ?? listNodes(parse(body));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(body, nodes);
  return nodes;
}

/** Keeps the nodes of a body of MDX that were read elsewhere. */
export const keepBody = (body: string, nodes: readonly Nodes[]): void =>
  void findParser('mdx', NONE).kept.set(body, nodes);

/** The text of a node without its markup. */
export const toText = (node: Nodes): string => toString(node);

/** A node and all below it, in the order of the text. */
export function listNodes(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

interface Positioned {
  readonly position?: {readonly start: SourceLocation} | undefined;
}

/** Returns the start of a node. */
export const toLocation = ({position}: Positioned): SourceLocation => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
