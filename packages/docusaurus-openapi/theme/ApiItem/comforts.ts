import {addAddressButtons} from './field-addresses';
import {followContents, followReader} from './follow-reader';
import {markLines} from './mark-lines';
import {tryByKey} from './try-by-key';

/**
 * What makes an operation's page follow its reader; other pages of an API load none of it.
 *
 * @param signal stops it
 */
export function addComforts(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  addAddressButtons(root);
  followReader(root, signal);
  followContents(root, signal);
  markLines(root, signal);
  tryByKey(root, signal);
}
