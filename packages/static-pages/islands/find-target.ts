import {decodeText} from '@openapi-portal/reports/text';

/**
 * Finds the element of a URL fragment.
 *
 * @param hash as in `location.hash`: the fragment with its `#`, or an empty string
 */
export const findTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));

/**
 * Opens the closed `<details>` around an element.
 *
 * @returns true if one was closed
 */
export function openDetails(element: HTMLElement): boolean {
  const closed = element.closest<HTMLDetailsElement>('details:not([open])');
  if (closed === null) return false;
  closed.open = true;
  openDetails(closed);
  return true;
}

/** Marks an element with `data-target`, because `:target` does not change on client-side navigation. */
function markTarget(target: HTMLElement | null): void {
  document.querySelectorAll('[data-target]').forEach((one) => one.removeAttribute('data-target'));
  document.documentElement.dataset.hasMoved = '';
  target?.setAttribute('data-target', '');
}

/** Scrolls to the element of a URL fragment, marks the element, and opens the `<details>` around it. */
export function showTarget(hash: string): void {
  const target = findTarget(hash);
  markTarget(target);
  if (target === null) return;
  openDetails(target);
  target.scrollIntoView();
}
