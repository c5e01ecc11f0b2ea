import type {Key, Modifiers} from '../shortcuts';

/** Returns true if a click or Enter opens the target in another tab. */
export const isForOtherTab = ({ctrlKey, metaKey}: Modifiers): boolean => ctrlKey || metaKey;

/** Returns true if the browser handles a click itself, by opening a tab or window or by downloading. */
export const isForBrowser = (modifiers: Modifiers): boolean =>
  isForOtherTab(modifiers) || modifiers.shiftKey || modifiers.altKey;

/**
 * Returns the index of the option that a key moves to, according to the combobox pattern of the ARIA Authoring
 * Practices. Returns undefined if the key belongs to the text field.
 */
export function moveActive(key: Key, active: number, count: number): number | undefined {
  if (count === 0 || isForBrowser(key)) return undefined;
  if (key.key === 'ArrowDown') return (active + 1) % count;
  if (key.key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? count - 1 : undefined;
}
