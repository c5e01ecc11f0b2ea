import {searchOperations} from './search-operations';
import {showPreviews} from './show-previews';

export function addOperationSearch(section: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  searchOperations(section, signal);
  showPreviews(section, signal);
}
