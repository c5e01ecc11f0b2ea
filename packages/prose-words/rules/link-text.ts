import type {Nodes} from 'mdast';

import {toText} from 'static-pages/markdown/parser';
import {toPlace} from 'static-pages/markdown/place';
import type {Finding} from '../finding';

import type {Rule} from './rule';

/** Texts that say nothing of where a link leads, to somebody who hears a list of links. */
const EMPTY_TEXTS = new Set(
  'click here|details|documentation|here|it|learn more|link|more|page|read more|see here|source|that|this|this link|this page'.split(
    '|',
  ),
);

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** On the reader's own machine the address is what there is to say. */
const LOCAL = /^http:\/\/localhost\b/;

const isLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  (node.type === 'mdxJsxTextElement' && (node.name === 'a' || node.name === 'Link'));

const hasPicture = (node: Nodes): boolean =>
  'children' in node && node.children.some(({type}) => type === 'image');

const toFinding = (node: Nodes, message: string): Finding => ({
  place: toPlace(node),
  message,
  remedy: 'say in the text what the reader finds there',
  isAdvice: false,
});

function findEmptyText(node: Nodes): readonly Finding[] {
  const text = toText(node).trim().replace(/\s+/g, ' ');
  if (text === '' && !hasPicture(node)) return [toFinding(node, 'The link has no text')];
  if (ADDRESS.test(text) && !LOCAL.test(text)) {
    return [toFinding(node, `The text of the link is its address, ${text}`)];
  }
  return EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]$/, ''))
    ? [toFinding(node, `The text "${text}" does not say where the link leads`)]
    : [];
}

/** The text of a link says where it leads. */
export const findEmptyLinkTexts: Rule = ({nodes}) => nodes.filter(isLink).flatMap(findEmptyText);
