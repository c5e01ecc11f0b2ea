import type {MouseEvent} from 'react';

import {isReadable} from '../page-loading/readable-address';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whether a path leads to a file, such as a feed, and to no page. */
export const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/**
 * The route that a click inside rendered HTML leads to.
 *
 * @returns nothing where the browser knows better: another site, a file, another tab, an anchor of
 * the same page
 */
export function toClientRoute(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  if (link === null || event.defaultPrevented || !isPlainClick(event)) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  if (isFile(link.pathname) || !isReadable(link)) return undefined;
  return link.pathname + link.search + link.hash;
}
