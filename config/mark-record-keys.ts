import type {Element, Root, RootContent} from 'hast';
import {toString as toText} from 'mdast-util-to-string';

import {isRecordKey} from '../src/product/record-keys';

function mark(node: Root | RootContent): void {
  if (!('children' in node)) return;
  node.children.forEach(mark);
  if (isKey(node)) node.properties.className = ['record-key'];
}

const isKey = (node: Root | RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'code' && isRecordKey(toText(node));

/** A rehype plugin that gives record keys in prose the same style as in the tables of the product model. */
export const markRecordKeys = () => mark;
