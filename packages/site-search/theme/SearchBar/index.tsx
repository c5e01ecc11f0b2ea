import {createStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import contents from '@generated/search/default/contents.json';
import {
  type AnchorHTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

import {isAskedEarly, takeEarly} from '../../early/take-early';
import {type Dialog, loadDialog} from '../../load-dialog';
import {isCommandK, isSlash, isTyping, SLASH_KEY} from '../../shortcuts';
import {followPublished} from '@openapi-portal/static-pages/client';

import styles from './styles.module.css';

// Who waits for it need not wait for the rest of the page first.
if (isAskedEarly()) void loadDialog().catch(() => undefined);

/** Calls back when the reader presses Ctrl-K, Cmd-K or `/` where nothing takes it as text. */
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

/** Collects what the reader types before the dialog is there to take it. */
function listenForText(add: (text: string) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    add(event.key);
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Calls back when the reader clicks anywhere, or presses Escape. */
function listenForLeaving(leave: () => void): () => void {
  const onKeyDown = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') leave();
  };
  document.addEventListener('click', leave);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('click', leave);
    document.removeEventListener('keydown', onKeyDown);
  };
}

interface FailureProps {
  /** Address of the list of all pages. */
  readonly contents: string;
  readonly onLeave: () => void;
}

/** Says that search cannot be loaded, where it would be; a version that was published meanwhile is loaded anew. */
function Failure({contents, onLeave}: FailureProps): ReactNode {
  useEffect(followPublished, []);
  useEffect(() => listenForLeaving(onLeave), [onLeave]);
  return (
    <p role="alert" className={styles.failure}>
      {navigator.onLine
        ? 'Search could not be loaded. '
        : 'Search is not kept on this device yet: it needs a network. '}
      You can look through <a href={contents}>all pages</a>.
    </p>
  );
}

/** What makes a button of the link. */
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
  // It is there by the time of the click.
  onPointerEnter: () => void loadDialog().catch(() => undefined),
});

/** The way to search: without script, to the list of all pages. */
export default function SearchBar(): ReactNode {
  const address = useBaseUrl(contents);
  const isAlive = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Dialog>();
  const [typed, setTyped] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const open = (): void => setIsOpen(true);
  const close = useCallback((): void => {
    setIsOpen(false);
    setHasFailed(false);
    setTyped('');
  }, []);
  const isWanted = isOpen && loaded === undefined;
  useBrokenLinks().collectLink(address);
  useLayoutEffect(() => {
    takeEarly((text) => {
      setIsOpen(true);
      setTyped(text);
    });
  }, []);

  useEffect(() => listenForShortcuts(() => setIsOpen(true)), []);

  useEffect(() => {
    if (!isWanted) return;
    loadDialog()
      .then(setLoaded)
      .catch(() => {
        close();
        setHasFailed(true);
      });
  }, [isWanted, close]);

  // It stops in the moment in which the dialog's field has the focus: no key is lost, and none comes twice.
  useLayoutEffect(() => {
    if (isWanted) return listenForText((text) => setTyped((before) => before + text));
  }, [isWanted]);

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
      {hasFailed && !isOpen && <Failure contents={address} onLeave={close} />}
      {isOpen && loaded && <loaded.SearchDialog initialQuery={typed} onClose={close} />}
    </>
  );
}
