import type {Root} from 'mdast';

/** Origin of the portal in the sources of pages. */
const WRITTEN = 'https://docs.example.com/';

/** Matches the origin, unless it is part of the type of a problem: types are names, the same in every portal. */
const ADDRESS = new RegExp(`${WRITTEN.replaceAll('.', '\\.')}(?!problems/)`, 'g');

interface Node {
  readonly type: string;
  value?: string;
  readonly children?: readonly Node[];
}

function replaceIn(node: Node, address: string): void {
  if (node.type === 'code' && node.value !== undefined)
    node.value = node.value.replace(ADDRESS, address);
  node.children?.forEach((child) => replaceIn(child, address));
}

/**
 * Creates a remark plugin that writes the portal's own URL into the commands of guides, so that readers can copy them.
 *
 * @param address URL of the home page, with a slash at the end
 */
export const createPortalAddress = (address: string) => () => (tree: Root) =>
  replaceIn(tree, address);
