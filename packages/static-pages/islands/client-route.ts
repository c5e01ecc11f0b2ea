import type {MouseEvent} from 'react';

import {isReadable} from '../page-loading/readable-address';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Returns true if a path is that of a file, such as a feed. The `.1` of `/docs/1.1` is no extension. */
export const isFile = (path: string): boolean => /\.(?!\d+$)[a-z0-9]+$/i.test(path);

/**
 * Returns the route for a click on a link in rendered HTML.
 *
 * @returns undefined if the browser must handle the click: for another site, a file, another tab, an anchor of the
 *   same page
 */
export function toClientRoute(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  if (isFile(link.pathname) || !isReadable(link)) return undefined;
  return link.pathname + link.search + link.hash;
}
