import type {Key, Modifiers} from '../shortcuts';

/** Whether a click or Enter asks for another tab. */
export const isForOtherTab = ({ctrlKey, metaKey}: Modifiers): boolean => ctrlKey || metaKey;

/** Whether a click asks for what the browser knows better: another tab or window, a download. */
export const isForBrowser = (modifiers: Modifiers): boolean =>
  isForOtherTab(modifiers) || modifiers.shiftKey || modifiers.altKey;

/**
 * The option that a key leads to, as the combobox of the ARIA Authoring Practices has it; undefined where
 * the key belongs to the text field.
 *
 * @param active index of the active option; -1 where none is
 * @param count of options
 */
export function moveActive(key: Key, active: number, count: number): number | undefined {
  if (count === 0 || isForBrowser(key)) return undefined;
  if (key.key === 'ArrowDown') return (active + 1) % count;
  if (key.key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key.key === 'Home') return 0;
  return key.key === 'End' ? count - 1 : undefined;
}
