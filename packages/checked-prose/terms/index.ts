import path from 'node:path';
import type {Nodes, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {findTexts, isElement, listNodes, toText} from '@openapi-portal/markdown-source';

import {buildAttributes, buildLink, buildText, replaceChildren} from '../nodes';

export interface Term {
  readonly id: string;
  readonly name: string;
  /** Other forms of the term, such as the plural. */
  readonly also?: readonly string[];
  /** True if the name is also an ordinary word with another meaning. The name itself is then not matched. */
  readonly isOrdinaryWord?: boolean;
  /** Route of a page that explains the term. The term is not explained again on this page. */
  readonly page?: string;
}

export interface Mention {
  readonly id: string;
  readonly words: string;
  readonly start: number;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a form case-sensitively, except for its first letter, which may start a sentence. */
const toPattern = (form: string): string => {
  const [first = '', ...rest] = form;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${escape(rest.join(''))}`;
};

const toForms = ({name, also = [], isOrdinaryWord}: Term): readonly string[] =>
  isOrdinaryWord === true ? also : [name, ...also];

/** Creates a function that finds glossary terms as whole words. Longer forms take precedence. */
export function createFinder(terms: readonly Term[]) {
  const idOf = new Map(
    terms.flatMap((term) => toForms(term).map((form) => [form.toLowerCase(), term.id])),
  );
  const forms = terms.flatMap(toForms).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${forms.map(toPattern).join('|')})(?![\p{L}\p{N}-])`,
    'gu',
  );
  return (text: string): readonly Mention[] =>
    [...text.matchAll(pattern)].flatMap(({0: words, index: start}) => {
      const id = idOf.get(words.toLowerCase());
      return id === undefined ? [] : [{id, words, start}];
    });
}

const CLOSED = new Set([
  'heading',
  'strong',
  'link',
  'linkReference',
  'definition',
  'table',
  'code',
  'mdxJsxTextElement',
]);

/** Builds the nodes that replace a term and the punctuation after it. */
type BuildNodes = (id: string, words: string, after: string) => readonly PhrasingContent[];

/** Builds a `<Term>` element that opens a note. It includes the punctuation, which must stay on its line. */
const buildTerm: BuildNodes = (id, words, after) => [
  {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: buildAttributes({of: id, ...(after !== '' && {after})}),
    children: [buildText(words)],
  },
];

/** Builds a link to the definition. Used in feeds, which have no notes. */
const createLink =
  (definitionsPage: string): BuildNodes =>
  (id, words, after) => [buildLink(`${definitionsPage}#${id}`, buildText(words)), buildText(after)];

interface Page {
  readonly find: (text: string) => readonly Mention[];
  readonly buildNodes: BuildNodes;
  /** Terms that are defined on this page and not explained again. */
  readonly own: ReadonlySet<string>;
  readonly used: Set<string>;
  /** True if a term was explained in the current block. At most one term is explained per block. */
  isFull: boolean;
}

function splitText({value}: Text, page: Page): readonly PhrasingContent[] {
  const {find, buildNodes, own, used} = page;
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {id, words, start} of find(value)) {
    if (own.has(id) || used.has(id) || page.isFull) continue;
    used.add(id);
    page.isFull = true;
    if (start > end) parts.push(buildText(value.slice(end, start)));
    const [after = ''] = /^[.,;:!?)]+/.exec(value.slice(start + words.length)) ?? [];
    parts.push(...buildNodes(id, words, after));
    end = start + words.length + after.length;
  }
  return [...parts, buildText(value.slice(end))];
}

/** Returns the id of a `<Term>` element that the author wrote. */
const findNamed = (node: Nodes): string | undefined =>
  isElement(node) && node.name === 'Term' ? findTexts(node).of : undefined;

/** Replaces `<Term>` elements with links, or with their text inside of other links. */
function replaceNamed(node: Nodes, buildNodes: BuildNodes): void {
  replaceChildren(node, (child) => {
    replaceNamed(child, buildNodes);
    const id = findNamed(child);
    if (id === undefined) return [child];
    if (node.type === 'link') return [buildText(toText(child))];
    const children = [...buildNodes(id, toText(child), '')];
    return child.type === 'mdxJsxFlowElement' ? [{type: 'paragraph', children}] : children;
  });
}

function explainBelow(node: Nodes, page: Page): void {
  if (CLOSED.has(node.type)) return;
  replaceChildren(node, (child) => {
    if (child.type === 'text') return splitText(child, page);
    explainBelow(child, page);
    return [child];
  });
}

/** Explains terms in all blocks after the first paragraph, which is the lead. */
function explainBlocks({children}: Root, page: Omit<Page, 'isFull'>): void {
  const lead = children.findIndex(({type}) => type === 'paragraph');
  children.slice(lead + 1).forEach((block) => explainBelow(block, {...page, isFull: false}));
}

const buildNotes = (used: ReadonlySet<string>): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'TermNotes',
  attributes: buildAttributes({of: [...used].join(' ')}),
  children: [],
});

function isRouteOf(file: string, route: string): boolean {
  const [address = ''] = route.split('#');
  const name = address.replace(/^\/|\/$/g, '');
  const posix = file.split(path.sep).join('/');
  return posix.endsWith(`${name}.mdx`) || posix.endsWith(`${name}/index.mdx`);
}

export interface TermLinkOptions {
  readonly terms: readonly Term[];
  /** Route of the page with all definitions. Each term's id is an anchor there. */
  readonly definitionsPage: string;
  readonly as: 'note' | 'link';
}

/**
 * Creates a remark plugin that explains glossary terms at their first use on a page, at most one per paragraph
 * or list. The first paragraph, headings, tables, bold text and links are skipped. A term that the author wrote
 * as a `<Term>` element is explained there and not at its first use.
 */
export function createTermLinks({as, terms, definitionsPage}: TermLinkOptions) {
  const find = createFinder(terms);
  const buildLinks = createLink(definitionsPage);
  const listFile = path.normalize(`${definitionsPage.slice(1)}.mdx`);
  return () =>
    (tree: Root, file: {readonly path: string}): void => {
      // The definitions page neither explains nor links its own terms.
      const isList = path.normalize(file.path).endsWith(listFile);
      const hasNotes = as === 'note' && !isList;
      const buildNodes = hasNotes ? buildTerm : buildLinks;
      const used = new Set(listNodes(tree).flatMap((node) => findNamed(node) ?? []));
      if (!hasNotes) replaceNamed(tree, buildLinks);
      const own = new Set(
        terms.flatMap(({id, page}) => (page && isRouteOf(file.path, page) ? [id] : [])),
      );
      if (!isList) explainBlocks(tree, {find, own, used, buildNodes});
      if (hasNotes && used.size > 0) tree.children.push(buildNotes(used));
    };
}
