import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import place from '@generated/search/default/place.json';
import {
  type AnchorHTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

import {
  isOpenEarly,
  readEarlyQuery,
  openEarlyField,
  replaceEarlyScript,
  showEarlyMessage,
} from '../../early/early-field';
import {type Dialog, findDialog, loadDialog, startSearch} from '../../load-dialog';
import {isCommandK, isSlash, isTyping, SLASH_KEY} from '../../shortcuts';
import {reloadIfPublished} from '@openapi-portal/static-pages/client';

import styles from './styles.module.css';

// The early field is open, so the dialog is loaded before hydration of the page.
if (isOpenEarly()) void startSearch(place.baseUrl).catch(() => undefined);

/** Calls `open` for Ctrl-K, Cmd-K and `/`, unless pressed in a text field. */
function listenForShortcuts(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (isCommandK(event) || (isSlash(event) && createStorageSlot(SLASH_KEY).get() !== 'off')) {
      event.preventDefault();
      open();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

const toButton = (open: () => void): AnchorHTMLAttributes<HTMLAnchorElement> => ({
  role: 'button',
  tabIndex: 0,
  'aria-haspopup': 'dialog',
  onClick: open,
  onKeyDown(event) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  },
  onPointerEnter: () => void loadDialog().catch(() => undefined),
});

/** Renders the search button. Without JavaScript, the button is a link to the list of all pages. */
export default function SearchBar(): ReactNode {
  const address = useBaseUrl(place.contents);
  const isAlive = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Dialog>();
  const open = useCallback((): void => {
    setLoaded(findDialog());
    setIsOpen(true);
  }, []);
  const close = useCallback((): void => setIsOpen(false), []);
  const isWanted = isOpen && loaded === undefined;
  useBrokenLinks().collectLink(address);

  // The inline script keeps its listeners until React has hydrated the button.
  useLayoutEffect(() => {
    if (!isAlive) return;
    replaceEarlyScript(() => setIsOpen(true));
    return listenForShortcuts(open);
  }, [isAlive, open]);

  useEffect(() => {
    if (!isWanted) return;
    startSearch(place.baseUrl)
      .then(setLoaded)
      .catch(() => {
        showEarlyMessage(
          navigator.onLine
            ? 'Search could not be loaded.'
            : 'Search is not stored on this device yet. Go online to load it.',
        );
        reloadIfPublished();
      });
  }, [isWanted]);

  // A layout effect removes the early field in the same frame in which the dialog's field gets the focus, so
  // that no key press is lost.
  useLayoutEffect(() => {
    if (isWanted) return openEarlyField(close);
  }, [isWanted, close]);

  return (
    <>
      <a
        className={styles.field}
        aria-busy={isWanted}
        data-search
        {...(isAlive ? toButton(open) : {href: address})}
      >
        <svg viewBox="0 0 20 20" aria-hidden>
          <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m4 9.5L17 17" />
          <path d="M7 5h10M7 10h10M7 15h10M3 5h.5M3 10h.5M3 15h.5" />
        </svg>
        <span>Search the docs</span>
        <span>All pages</span>
        <kbd aria-hidden>/</kbd>
      </a>
      {isOpen && loaded && <loaded.SearchDialog initialQuery={readEarlyQuery()} onClose={close} />}
    </>
  );
}
