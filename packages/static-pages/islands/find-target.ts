import {decodeText} from '@openapi-portal/reports/text';

/**
 * The element that the fragment of an address names.
 *
 * @param hash the fragment with its `#`, or nothing, as `location.hash` has it
 */
export const findTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));

/**
 * Opens the folds that an element stands in.
 *
 * @returns whether one was closed
 */
export function openFolds(element: HTMLElement): boolean {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (closed === null) return false;
  closed.open = true;
  openFolds(closed);
  return true;
}

/** Marks an element as the browser does by `:target`, which a navigation inside the site leaves where it was. */
function markTarget(target: HTMLElement | null): void {
  document.querySelectorAll('[data-target]').forEach((one) => one.removeAttribute('data-target'));
  document.documentElement.dataset.hasMoved = '';
  target?.setAttribute('data-target', '');
}

/** Scrolls to what the fragment of an address names, marks it, and opens the folds that it stands in. */
export function showTarget(hash: string): void {
  const target = findTarget(hash);
  markTarget(target);
  if (target === null) return;
  openFolds(target);
  target.scrollIntoView();
}
