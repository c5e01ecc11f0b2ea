import {createStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';

import {readRecent, RECENT_KEY, rememberQuery} from './recent';

export function useRecent() {
  const [slot] = useState(() => createStorageSlot(RECENT_KEY));
  const [recent, setRecent] = useState(() => readRecent(slot));
  return {
    recent,
    remember: (query: string): void => rememberQuery(slot, query),
    forget: (): void => {
      slot.del();
      setRecent([]);
    },
  };
}
