import {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';

import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {SEARCH_WINDOW} from '../early/early-field';
import {isCommandK} from '../shortcuts';

import {SearchPanel} from './search-panel';
import styles from './styles.module.css';

interface Props {
  /** Text that the reader typed while the dialog was loading. Only the initial value is used. */
  readonly initialQuery: string;
  /** Called after the dialog has closed and the focus is restored. */
  readonly onClose: () => void;
}

export function SearchDialog({initialQuery, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const close = (): void => dialog.current?.close();

  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  // The content fills the dialog, so only clicks on the backdrop have the dialog as target.
  const onClick = ({target}: MouseEvent): void => {
    if (target === dialog.current) close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={`${SEARCH_WINDOW} ${styles.dialog}`}
      aria-label="Search"
      onClose={onClose}
      onClick={onClick}
      onKeyDown={(event) => {
        if (!isCommandK(event)) return;
        event.preventDefault();
        close();
      }}
    >
      <SearchPanel
        initialQuery={initialQuery}
        near={pathname.slice(siteConfig.baseUrl.length)}
        onLeave={close}
      >
        <button type="button" className={styles.close} onClick={close}>
          <kbd aria-hidden>Esc</kbd>
          <span>Close</span>
        </button>
      </SearchPanel>
    </dialog>,
    document.body,
  );
}
