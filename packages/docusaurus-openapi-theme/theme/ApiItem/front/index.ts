import {findOperations} from './find-operations';
import {showPreviews} from './show-previews';

export function addFront(section: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  findOperations(section, signal);
  showPreviews(section, signal);
}
