import path from 'node:path';

import type {Nodes, PhrasingContent, Root, RootContent, Text} from 'mdast';

import {findTexts, isElement} from 'static-pages/markdown/jsx';
import {listNodes, toText} from 'static-pages/markdown/parser';

import {createFinder, type Term, type TermFinder} from './find-terms';

/** Where no word can be a link, or where it means itself. */
const CLOSED = new Set([
  'heading',
  'link',
  'linkReference',
  'definition',
  'table',
  'code',
  'mdxJsxTextElement',
]);

/** The page that lists the words links to none of them. */
const isDefinitions = (file: string, definitionsPage: string): boolean =>
  file
    .split(path.sep)
    .join('/')
    .endsWith(`${definitionsPage.slice(1)}.mdx`);

const toAttribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});

/**
 * A word that opens a note: its notes stand at the end of the page.
 *
 * @param after marks that no line may separate from the word
 */
const toTerm = (id: string, words: string, after: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [toAttribute('of', id), ...(after === '' ? [] : [toAttribute('after', after)])],
  children: [{type: 'text', value: words}],
});

type BuildNodes = (
  id: string,
  words: string,
  after: string,
) => PhrasingContent | readonly PhrasingContent[];

/** A word that leads to its definition: feeds of a blog know no notes. */
const createLink =
  (definitionsPage: string) =>
  (id: string, words: string, after: string): PhrasingContent[] => [
    {type: 'link', url: `${definitionsPage}#${id}`, children: [{type: 'text', value: words}]},
    {type: 'text', value: after},
  ];

interface Page {
  readonly finder: TermFinder;
  readonly toNodes: BuildNodes;
  /** The terms that the page has explained so far. */
  readonly used: Set<string>;
}

const MARKS = /^[.,;:!?)]+/;

function splitText({value}: Text, {finder, toNodes, used}: Page): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const {id, words, start} of finder.find(value)) {
    if (used.has(id)) continue;
    used.add(id);
    if (start > end) parts.push({type: 'text', value: value.slice(end, start)});
    const [after = ''] = MARKS.exec(value.slice(start + words.length)) ?? [];
    parts.push(...[toNodes(id, words, after)].flat());
    end = start + words.length + after.length;
  }
  return [...parts, {type: 'text', value: value.slice(end)}];
}

/** The term that an author names by an element. */
const findNamed = (node: Nodes): string | undefined =>
  isElement(node) && node.name === 'Term' ? findTexts(node).of : undefined;

/** Puts links in the place of the elements of authors; a link inside a link would be none. */
function replaceNamed(node: Nodes, toLink: ReturnType<typeof createLink>): void {
  if (!('children' in node)) return;
  const children = node.children.flatMap((child): readonly Nodes[] => {
    replaceNamed(child, toLink);
    const id = findNamed(child);
    if (id === undefined) return [child];
    if (node.type === 'link') return [{type: 'text', value: toText(child)}];
    const link = toLink(id, toText(child), '');
    return child.type === 'mdxJsxFlowElement' ? [{type: 'paragraph', children: link}] : link;
  });
  node.children = children as typeof node.children;
}

function linkBelow(node: Nodes, page: Page): void {
  if (!('children' in node) || CLOSED.has(node.type)) return;
  const children = node.children.flatMap((child): Nodes[] => {
    if (child.type === 'text') return splitText(child, page);
    linkBelow(child, page);
    return [child];
  });
  node.children = children as typeof node.children;
}

const toNotes = (used: ReadonlySet<string>): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'TermNotes',
  attributes: [toAttribute('of', [...used].join(' '))],
  children: [],
});

export interface Options {
  readonly terms: readonly Term[];
  /** The route of the page that lists the terms, each under its id as an anchor. */
  readonly definitionsPage: string;
  /** Whether a term opens a note, or leads to its definition. */
  readonly as: 'note' | 'link';
}

/**
 * Makes a remark plugin that explains the words of the glossary where a page uses them first, in its
 * paragraphs and lists: headings, tables and links stay as they are. A word that an author names by
 * `<Term>` is explained there instead, wherever that is.
 */
export function createTermLinks({as, terms, definitionsPage}: Options) {
  const finder = createFinder(terms);
  const toLink = createLink(definitionsPage);
  return () =>
    (tree: Root, file: {readonly path: string}): void => {
      const isList = isDefinitions(file.path, definitionsPage);
      const hasNotes = as === 'note' && !isList;
      const used = new Set(listNodes(tree).flatMap((node) => findNamed(node) ?? []));
      if (!hasNotes) replaceNamed(tree, toLink);
      if (!isList) linkBelow(tree, {finder, used, toNodes: hasNotes ? toTerm : toLink});
      if (hasNotes && used.size > 0) tree.children.push(toNotes(used));
    };
}
