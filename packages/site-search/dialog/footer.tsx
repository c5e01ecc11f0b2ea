import {createStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useState} from 'react';

import {SLASH_KEY} from '../shortcuts';

import styles from './styles.module.css';

/**
 * Turns the shortcut `/` on and off, because users of speech input may trigger it by accident.
 *
 * @see https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
function SlashSwitch(): ReactNode {
  const [slot] = useState(() => createStorageSlot(SLASH_KEY));
  const [isOn, setIsOn] = useState(() => slot.get() !== 'off');
  return (
    <label className={styles.keys}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => {
          if (isOn) slot.set('off');
          else slot.del();
          setIsOn(!isOn);
        }}
      />
      <kbd>/</kbd> opens search
    </label>
  );
}

export const Footer = (): ReactNode => (
  <div className={styles.foot}>
    <span className={styles.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> choose
    </span>
    <span className={styles.keys}>
      <kbd>Enter</kbd> open
    </span>
    <span className={styles.keys}>
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> other tab
    </span>
    <SlashSwitch />
    <span>Stays on this device.</span>
  </div>
);
