import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {showTarget} from '@openapi-portal/static-pages/client';

import type {Hit} from '../engine/types';

import {markWords} from './mark-words';

export function useAddress(): (path: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return (path) => siteConfig.baseUrl + path.replace(/^\//, '');
}

let unmark = (): void => undefined;

/** Returns functions that open a path in this tab, with Docusaurus' router, or in another tab. */
export function useOpening(onLeave: () => void) {
  const history = useHistory();
  const toAddress = useAddress();
  return {
    openInOtherTab: (path: string): void => void open(toAddress(path), '_blank', 'noopener'),
    openHere: (path: string, hit?: Hit): void => {
      const {pathname, search, hash} = new URL(toAddress(path), location.href);
      onLeave();
      // Offline, the whole document is loaded from the cache of the service worker.
      if (!navigator.onLine && pathname !== location.pathname)
        return location.assign(toAddress(path));
      // The router does nothing if the URL does not change, so the section is scrolled to here.
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
