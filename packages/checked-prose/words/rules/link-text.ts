import type {Nodes} from 'mdast';

import {toText} from '@openapi-portal/markdown-source';

import {report, type WordRule} from '../report';

/** Link texts that do not describe the target. Screen readers list links without context. */
const EMPTY_TEXTS = new Set(
  'click here|details|documentation|here|it|learn more|link|more|page|read more|see here|source|that|this|this link|this page'.split(
    '|',
  ),
);

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** URLs on the reader's own machine, which are allowed as link text. */
const LOCAL = /^http:\/\/localhost\b/;

const isLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  (node.type === 'mdxJsxTextElement' && (node.name === 'a' || node.name === 'Link'));

const hasPicture = (node: Nodes): boolean =>
  'children' in node && node.children.some(({type}) => type === 'image');

function findMistake(node: Nodes): string | undefined {
  const text = toText(node).trim().replace(/\s+/g, ' ');
  if (text === '') return hasPicture(node) ? undefined : 'The link has no text';
  if (ADDRESS.test(text) && !LOCAL.test(text)) {
    return `The text of the link is its URL, ${text}`;
  }
  const isEmpty = EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]$/, ''));
  return isEmpty ? `The text "${text}" does not say where the link leads` : undefined;
}

export const findEmptyLinkTexts: WordRule = ({file, nodes}) => {
  for (const node of nodes.filter(isLink)) {
    const mistake = findMistake(node);
    if (mistake !== undefined) {
      report(file, node.position, mistake, 'name the target in the text');
    }
  }
};
