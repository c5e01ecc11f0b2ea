import type {Key, Modifiers} from '../shortcuts';

/** Returns true if a click or Enter opens another tab. */
export const isForOtherTab = ({ctrlKey, metaKey}: Modifiers): boolean => ctrlKey || metaKey;

/** Returns true if the browser itself handles a click: a new tab, a new window, a download. */
export const isForBrowser = (modifiers: Modifiers): boolean =>
  isForOtherTab(modifiers) || modifiers.shiftKey || modifiers.altKey;

/**
 * Finds the option that a key selects, by the combobox pattern of the ARIA Authoring Practices; undefined if the
 * text field handles the key.
 *
 * @param active index of the active option; -1 if none is active
 * @param count number of options
 */
export function moveActive(key: Key, active: number, count: number): number | undefined {
  if (count === 0 || isForBrowser(key)) return undefined;
  if (key.key === 'ArrowDown') return (active + 1) % count;
  if (key.key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? count - 1 : undefined;
}
