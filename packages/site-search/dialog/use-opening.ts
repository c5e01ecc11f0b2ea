import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {showTarget} from '@openapi-portal/static-pages/client';

import type {Hit} from '../engine/types';

import {markWords} from './mark-words';

/** The address of a path below the base URL. */
export function useAddress(): (path: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return (path) => siteConfig.baseUrl + path.replace(/^\//, '');
}

/** Takes the marks of the last search away. */
let unmark = (): void => undefined;

/**
 * Opens a hit in this tab by Docusaurus' router, or in another tab.
 *
 * @param onLeave called before the page changes
 */
export function useOpening(onLeave: () => void) {
  const history = useHistory();
  const toAddress = useAddress();
  return {
    openInOtherTab: (path: string): void => void open(toAddress(path), '_blank', 'noopener'),
    openHere: (path: string, hit?: Hit): void => {
      const {pathname, search, hash} = new URL(toAddress(path), location.href);
      onLeave();
      // Offline, the whole document is loaded from the service worker's cache.
      if (!navigator.onLine && pathname !== location.pathname)
        return location.assign(toAddress(path));
      // To the router, the reader is there already.
      if (pathname === location.pathname && hash === location.hash) showTarget(hash);
      else history.push(pathname + search + hash);
      unmark();
      if (hit === undefined) return;
      const remove = markWords({title: hit.page.title, hash, terms: hit.terms});
      const stop = history.listen(() => unmark());
      unmark = () => {
        remove();
        stop();
      };
    },
  };
}
