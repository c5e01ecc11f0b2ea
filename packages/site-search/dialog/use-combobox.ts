import {type KeyboardEvent, type MouseEvent, useEffect, useRef, useState} from 'react';

import type {Place} from '../engine/types';

import type {KindFilter} from './kinds';
import {isForBrowser, isForOtherTab, moveActive} from './move-active';
import {findHit, findPath, type Option, suggest} from './result-groups';
import type {IndexState} from './use-index';
import {useOpening} from './use-opening';
import {useRecent} from './use-recent';
import {useResults} from './use-results';

interface Settings {
  readonly initialQuery: string;
  readonly questions: readonly Place[];
  readonly onLeave: () => void;
  /** Path of the current page below the base URL. Hits in the same section rank higher. */
  readonly near: string | undefined;
  readonly onAsk: (query: string) => void;
}

export function useCombobox({loaded}: IndexState, settings: Settings) {
  const {initialQuery, questions, near, onLeave, onAsk} = settings;
  const results = useResults(loaded, initialQuery, near);
  const {recent, remember, forget} = useRecent();
  const {openHere, openInOtherTab} = useOpening(onLeave);
  const [wanted, setActive] = useState(0);
  const isWaiting = useRef(false);

  const {query} = results;
  const isEmpty = query.trim() === '';
  const groups = isEmpty ? suggest(recent, questions) : results.groups;
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(wanted, options.length - 1);

  function ask(next: string): void {
    results.ask(next);
    setActive(0);
    isWaiting.current = false;
    onAsk(next);
  }

  function choose(option: Option, isOtherTab: boolean): void {
    if (option.type === 'query') return ask(option.query);
    if (option.type === 'expand') return results.expand(option.key);
    remember(query);
    if (isOtherTab) openInOtherTab(findPath(option));
    else openHere(findPath(option), findHit(option));
  }

  // The reader pressed Enter before the index was loaded: opens the first result.
  useEffect(() => {
    if (!isWaiting.current || loaded === undefined) return;
    isWaiting.current = false;
    const [first] = options;
    if (first !== undefined) openHere(findPath(first), findHit(first));
  });

  return {
    ...results,
    isEmpty,
    groups,
    active,
    setActive,
    ask,
    forget: recent.length === 0 ? undefined : forget,
    narrow: (filter: KindFilter): void => {
      results.narrow(filter);
      setActive(0);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing) return;
      const next = moveActive(event, active, options.length);
      const option = options[active];
      if (next !== undefined) setActive(next);
      else if (event.key === 'Enter' && option) choose(option, isForOtherTab(event));
      else if (event.key === 'Enter' && loaded === undefined) isWaiting.current = !isEmpty;
      else return;
      event.preventDefault();
    },
    onClick: (option: Option, event: MouseEvent): void => {
      if (findPath(option) !== '' && isForBrowser(event)) return remember(query);
      event.preventDefault();
      choose(option, false);
    },
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
