import type {Nodes} from 'mdast';

import {toText} from '@openapi-portal/markdown-source';

import {report, type WordRule} from '../report';

/** Link texts that mean nothing in a list of links, as screen readers offer it. */
const EMPTY_TEXTS = new Set(
  'click here|details|documentation|here|it|learn more|link|more|page|read more|see here|source|that|this|this link|this page'.split(
    '|',
  ),
);

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** URLs of the reader's own machine, which may be their own text. */
const LOCAL = /^http:\/\/localhost\b/;

const isLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  (node.type === 'mdxJsxTextElement' && (node.name === 'a' || node.name === 'Link'));

const hasPicture = (node: Nodes): boolean =>
  'children' in node && node.children.some(({type}) => type === 'image');

/** Checks a link text; undefined if it describes the target. */
function findMistake(node: Nodes): string | undefined {
  const text = toText(node).trim().replace(/\s+/g, ' ');
  if (text === '') return hasPicture(node) ? undefined : 'The link has no text';
  if (ADDRESS.test(text) && !LOCAL.test(text)) {
    return `The text of the link is its address, ${text}`;
  }
  const isEmpty = EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]$/, ''));
  return isEmpty ? `The text "${text}" does not say where the link leads` : undefined;
}

/** Checks that the text of a link describes its target. */
export const findEmptyLinkTexts: WordRule = ({file, nodes}) => {
  for (const node of nodes.filter(isLink)) {
    const mistake = findMistake(node);
    if (mistake !== undefined) {
      report(file, node.position, mistake, 'say in the text what the reader finds there');
    }
  }
};
