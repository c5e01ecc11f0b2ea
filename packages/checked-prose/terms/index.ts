import path from 'node:path';

import type {Nodes, PhrasingContent, Root, RootContent, Text} from 'mdast';

import {findTexts, isElement, listNodes, toText} from '@openapi-portal/markdown-source';

import {buildAttributes, buildLink, buildText, replaceChildren} from '../nodes';
import {createFinder, type Mention, type Term} from './find-terms';

/** Where no word can be a link, or where it means itself: headings, labels, code. */
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

/** What explains a term: nodes in the place of its words and of the marks that follow them. */
type BuildNodes = (id: string, words: string, after: string) => readonly PhrasingContent[];

/** A word that opens a note, which stands at the end of the page; no line may separate its marks from it. */
const buildTerm: BuildNodes = (id, words, after) => [
  {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: buildAttributes({of: id, ...(after !== '' && {after})}),
    children: [buildText(words)],
  },
];

/** A word that leads to its definition: feeds of a blog know no notes. */
const createLink =
  (definitionsPage: string): BuildNodes =>
  (id, words, after) => [buildLink(`${definitionsPage}#${id}`, buildText(words)), buildText(after)];

interface Page {
  readonly find: (text: string) => readonly Mention[];
  readonly buildNodes: BuildNodes;
  /** The terms that the page is about, which need no note there. */
  readonly own: ReadonlySet<string>;
  /** The terms that the page has explained so far. */
  readonly used: Set<string>;
  /** Whether the paragraph or the list at hand has explained one: more would make it restless. */
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

/** The term that an author names by an element. */
const findNamed = (node: Nodes): string | undefined =>
  isElement(node) && node.name === 'Term' ? findTexts(node).of : undefined;

/** Puts links in the place of the elements of authors; a link inside a link would be none. */
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

/** Explains words in every block but the lead, the first paragraph: the page itself explains that. */
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

/** Whether a route is that of a page, by its file. */
function isRouteOf(file: string, route: string): boolean {
  const [address = ''] = route.split('#');
  const name = address.replace(/^\/|\/$/g, '');
  const posix = file.split(path.sep).join('/');
  return posix.endsWith(`${name}.mdx`) || posix.endsWith(`${name}/index.mdx`);
}

export interface TermLinkOptions {
  readonly terms: readonly Term[];
  /** The route of the page that lists the terms, each under its id as an anchor. */
  readonly definitionsPage: string;
  /** Whether a term opens a note, or leads to its definition. */
  readonly as: 'note' | 'link';
}

/**
 * Makes a remark plugin that explains the words of the glossary where a page uses them first, in its
 * paragraphs and lists, one in each: the lead, headings, tables, labels and links stay as they are, and so does a word on
 * the page that explains it. A word that an author names by `<Term>` is explained there instead, wherever that is.
 */
export function createTermLinks({as, terms, definitionsPage}: TermLinkOptions) {
  const {find} = createFinder(terms);
  const buildLinks = createLink(definitionsPage);
  const listFile = path.normalize(`${definitionsPage.slice(1)}.mdx`);
  return () =>
    (tree: Root, file: {readonly path: string}): void => {
      // The page that lists the words links to none of them.
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
