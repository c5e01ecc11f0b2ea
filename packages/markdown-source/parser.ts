import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import directive from 'remark-directive';
import gfm from 'remark-gfm';
import type {SourceLocation} from '@openapi-portal/reports';

export type Format = 'md' | 'mdx';

/** Additional remark plugins from the site's `remarkPlugins`, such as `remark-math`. */
export type Extensions = NonNullable<ProcessorOptions['remarkPlugins']>;

const NONE: Extensions = [];

interface Parser {
  readonly parse: (body: string) => Root;
  /** Parsed nodes by page body. */
  readonly kept: Map<string, readonly Nodes[]>;
}

const createParser = (format: Format, extensions: Extensions): Parser => {
  const processor = createProcessor({format, remarkPlugins: [directive, gfm, ...extensions]});
  return {parse: (body) => processor.parse(body), kept: new Map()};
};

const parsers = new WeakMap<Extensions, Record<Format, Parser>>();

/** Returns the parser for the format and extensions. All empty lists share one parser and its cache. */
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
 * Parses the body of a page with the parser and remark plugins that Docusaurus uses.
 *
 * @param extensions the same array object on every call, because parsers are cached by array identity
 * @throws VFileMessage if the body has a syntax error
 */
export const parseBody = (body: string, format: Format, extensions: Extensions = NONE): Root =>
  findParser(format, extensions).parse(body);

/** Maximum number of cached pages. Larger than any site, but limits what repeated saves add in the dev server. */
const MOST_KEPT = 1000;

/**
 * Returns the nodes of a page's body, in document order. The nodes are cached and shared by several packages,
 * so they must not be modified.
 *
 * @param body text of the file, with its front matter replaced by blank lines
 * @throws VFileMessage if the body has a syntax error
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

/** Adds the nodes of an MDX body that a worker thread parsed to the cache of `readBody`. */
export const keepBody = (body: string, nodes: readonly Nodes[]): void =>
  void findParser('mdx', NONE).kept.set(body, nodes);

export const toText = (node: Nodes): string => toString(node);

/** Lists a node and its descendants, in document order. */
export function listNodes(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node];
}

interface Positioned {
  readonly position?: {readonly start: SourceLocation} | undefined;
}

export const toLocation = ({position}: Positioned): SourceLocation => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
