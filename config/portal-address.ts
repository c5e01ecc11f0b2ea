import {listNodes} from '@openapi-portal/markdown-source';
import type {Root} from 'mdast';

/** Origin of the portal in the sources of pages. */
const WRITTEN = 'https://docs.example.com/';

/** Matches the origin, unless it is part of the type of a problem: types are names, the same in every portal. */
const ADDRESS = new RegExp(`${WRITTEN.replaceAll('.', '\\.')}(?!problems/)`, 'g');

/**
 * Creates a remark plugin that writes the portal's own URL into the commands of guides, so that readers can copy them.
 *
 * @param address URL of the home page, with a slash at the end
 */
export const createPortalAddress = (address: string) => () => (tree: Root) => {
  for (const node of listNodes(tree))
    if (node.type === 'code') node.value = node.value.replace(ADDRESS, address);
};
