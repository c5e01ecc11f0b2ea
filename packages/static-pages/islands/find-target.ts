import {decodeText} from '@openapi-portal/reports/text';

/**
 * The element that the fragment of an address names.
 *
 * @param hash the fragment with its `#`, or nothing, as `location.hash` has it
 */
export const findTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));

/** Scrolls to what the fragment of an address names, and opens the folds that it stands in. */
export function showTarget(hash: string): void {
  const target = findTarget(hash);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
  target?.scrollIntoView();
}
