import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';

import {highlightCode} from './highlight-code';
import {type Piece, toClassName} from './pieces';

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

/** Characters up to which code in a sentence stays whole: a phone has room for them. */
const LONGEST_WHOLE = 24;

/** Lines may be broken after a hyphen, which is part of a key such as AST-0042. */
function isWhole(node: Element): boolean {
  const text = toString(node);
  return text.length <= LONGEST_WHOLE && /^\S*-\S*$/.test(text);
}

function visit(node: Root | ElementContent, isBlock: boolean): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'code') {
    if (isBlock) node.children = highlightCode(toString(node), findLanguage(node)).map(toNode);
    else if (isWhole(node)) node.properties.className = ['code-whole'];
    return;
  }
  const isPre = node.type === 'element' && node.tagName === 'pre';
  for (const child of node.children) visit(child as ElementContent, isPre);
}

/**
 * A rehype plugin: highlights the blocks of code in a page to classes when the page is compiled, and
 * keeps keys in its sentences whole.
 */
export default function codeHighlight() {
  return (tree: Root): void => visit(tree, false);
}
