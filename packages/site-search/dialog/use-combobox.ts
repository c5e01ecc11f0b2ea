import {type KeyboardEvent, type MouseEvent, useEffect, useRef, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

import type {Place} from '../engine/types';
import type {KindFilter} from './kinds';
import {findHit, findPath, type Option, suggest} from './result-groups';
import type {IndexState} from './use-index';
import {useOpening} from './use-opening';
import {useResults} from './use-results';
import type {Key, Modifiers} from '../shortcuts';

/** Returns true if a click or Enter opens the target in another tab. */
export const isForOtherTab = ({ctrlKey, metaKey}: Modifiers): boolean => ctrlKey || metaKey;

/** Returns true if the browser handles a click itself, by opening a tab or window or by downloading. */
export const isForBrowser = (modifiers: Modifiers): boolean =>
  isForOtherTab(modifiers) || modifiers.shiftKey || modifiers.altKey;

/** Returns the index of the option that a key moves to (ARIA combobox pattern); undefined for the field's own keys. */
export function moveActive(key: Key, active: number, count: number): number | undefined {
  if (count === 0 || isForBrowser(key)) return undefined;
  if (key.key === 'ArrowDown') return (active + 1) % count;
  if (key.key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? count - 1 : undefined;
}

/** A value in local storage. Docusaurus' storage slots ignore errors when storage is blocked. */
export interface Slot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
}

export const RECENT_KEY = 'search-recent';

const KEPT = 5;

/** Reads the recent queries, newest first. Returns an empty list if the stored value is invalid. */
export function readRecent(slot: Slot): readonly string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? '[]');
    const isList = Array.isArray(kept);
    return isList ? kept.filter((query) => typeof query === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberQuery(slot: Slot, query: string): void {
  const trimmed = query.trim();
  if (trimmed === '') return;
  const others = readRecent(slot).filter((one) => one.toLowerCase() !== trimmed.toLowerCase());
  slot.set(JSON.stringify([trimmed, ...others].slice(0, KEPT)));
}

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
