import {findOperations} from './find-operations';
import {showPreviews} from './show-previews';

/**
 * Adds the search and the previews of an API's overview page. They are a separate chunk that other pages do not load.
 *
 * @param signal aborted when the reader leaves the page
 */
export function addFront(section: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  findOperations(section, signal);
  showPreviews(section, signal);
}
