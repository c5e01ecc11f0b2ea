import type {ReactNode} from 'react';

import {PLACEHOLDER} from '../early/early-field';

import {Icon} from './kind-icon';
import {toOptionId} from './results';
import styles from './styles.module.css';
import type {Combobox} from './use-combobox';

interface Props {
  readonly listId: string;
  readonly combobox: Combobox;
  /** Rendered next to the text field. */
  readonly children?: ReactNode;
}

/** Renders the text field of the combobox, which keeps the focus. */
export function SearchField({listId, combobox, children}: Props): ReactNode {
  const {query, active, ask, onKeyDown} = combobox;
  return (
    <div className={styles.head}>
      <Icon name="search" />
      <input
        type="text"
        name="q"
        role="combobox"
        aria-label="Search the docs"
        aria-expanded={active >= 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : toOptionId(listId, active)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={PLACEHOLDER}
        value={query}
        onChange={(event) => ask(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </div>
  );
}
