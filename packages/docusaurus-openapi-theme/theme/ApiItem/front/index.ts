import {findOperations} from './find-operations';
import {showPreviews} from './show-previews';

/** Adds the search and the previews of an API's overview page, which other pages do not load. */
export function addFront(section: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  findOperations(section, signal);
  showPreviews(section, signal);
}
