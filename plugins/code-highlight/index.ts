import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

import {toClassName} from '../../src/code-highlight/class-name';
import {highlightCode, type Piece} from '../../src/code-highlight/highlight-code';

const toNode = ({kind, text}: Piece): ElementContent => {
  const node = {type: 'text', value: text} as const;
  if (kind === undefined) return node;
  const properties = {className: [toClassName(kind)]};
  return {type: 'element', tagName: 'span', properties, children: [node]};
};

function findLanguage({properties}: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((candidate) => candidate.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

function visit(node: Root | ElementContent, isBlock: boolean): void {
  if (!('children' in node)) return;
  if (isBlock && node.type === 'element' && node.tagName === 'code') {
    node.children = highlightCode(toString(node), findLanguage(node)).map(toNode);
    return;
  }
  const isPre = node.type === 'element' && node.tagName === 'pre';
  for (const child of node.children) visit(child as ElementContent, isPre);
}

/** A rehype plugin: highlights the blocks of code in a page to classes, when the page is compiled. */
export default function codeHighlight() {
  return (tree: Root): void => visit(tree, false);
}
