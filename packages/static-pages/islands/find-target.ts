import {decodeText} from '@openapi-portal/reports/text';

/**
 * The element that the fragment of an address names.
 *
 * @param hash the fragment with its `#`, or nothing, as `location.hash` has it
 */
export const findTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));

/**
 * Opens the folds around an element.
 *
 * @returns true if one was closed
 */
export function openFolds(element: HTMLElement): boolean {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (closed === null) return false;
  closed.open = true;
  openFolds(closed);
  return true;
}

/** Marks an element like `:target`, which does not change on navigation inside the site. */
function markTarget(target: HTMLElement | null): void {
  document.querySelectorAll('[data-target]').forEach((one) => one.removeAttribute('data-target'));
  document.documentElement.dataset.hasMoved = '';
  target?.setAttribute('data-target', '');
}

/** Scrolls to the element of a URL's fragment, marks it, and opens the folds around it. */
export function showTarget(hash: string): void {
  const target = findTarget(hash);
  markTarget(target);
  if (target === null) return;
  openFolds(target);
  target.scrollIntoView();
}
