import {findVersion, isElement, listNodes} from '@openapi-portal/markdown-source';
import type {Nodes, Root} from 'mdast';

import {buildText} from './nodes';

export interface VersionNoteOptions {
  /** Components that render the current product. */
  readonly components: Readonly<Record<string, object>>;
}

/**
 * Creates a remark plugin that adds a note to pages of older docs versions that contain one of the
 * `components`. The note says that the page shows the current product.
 */
export const createVersionNotes =
  ({components}: VersionNoteOptions) =>
  () =>
  (tree: Root, page: {readonly path: string}): void => {
    const version = findVersion(page.path);
    const isDrawn = (node: Nodes): boolean =>
      isElement(node) && Object.hasOwn(components, node.name ?? '');
    if (version === undefined || !listNodes(tree).some(isDrawn)) return;
    const words = `Tables and pictures show the current product, not the product of version ${version}.`;
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, {
      type: 'paragraph',
      children: [{type: 'emphasis', children: [buildText(words)]}],
    });
  };
