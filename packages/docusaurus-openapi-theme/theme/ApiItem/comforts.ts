import {chooseRequest} from './choose-request';
import {addCopyButtons} from './copy-buttons';
import {closeMenus, followContents, followReader} from './follow-reader';
import {followToSchema} from './follow-to-schema';
import {markLines} from './mark-lines';
import {tryByKey} from './try-by-key';

/** Adds the interactive features of an API page, which other pages do not load. */
export function addComforts(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  followToSchema(root, signal);
  addCopyButtons(root);
  chooseRequest(root, signal);
  followReader(root, signal);
  followContents(root, signal);
  closeMenus(root, signal);
  markLines(root, signal);
  tryByKey(root, signal);
}
