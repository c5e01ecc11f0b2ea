import type {PageTools} from './in-page';

/** Lists table cells that contain a sentence but are too narrow for it. */
export function findNarrowSentences({nameOf, isShown}: PageTools): string[] {
  return [...document.querySelectorAll('main .table-scroll td')]
    .filter((cell) => isShown(cell) && cell.textContent.trim().split(/\s+/).length >= 5)
    .filter((cell) => cell.getBoundingClientRect().width < 96)
    .map((cell) => `${nameOf(cell)} is ${Math.round(cell.getBoundingClientRect().width)} px wide`);
}
