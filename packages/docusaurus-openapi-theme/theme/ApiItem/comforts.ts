import {addCopyButtons} from './copy-buttons';
import {closeMenus, followContents, followReader} from './follow-reader';
import {followToSchema} from './follow-to-schema';
import {markLines} from './mark-lines';
import {onPress} from './press-key';

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

/** Opens a request. The browser closes the other requests, because they have the same `name`. */
function openRequest(root: HTMLElement, example: string): void {
  const selector = `details[data-example="${CSS.escape(example)}"]`;
  root.querySelector<HTMLDetailsElement>(selector)?.setAttribute('open', '');
}

export function chooseRequest(root: HTMLElement, signal: AbortSignal): void {
  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLSelectElement && target.dataset.samples !== undefined)
      openRequest(root, target.value);
  };
  root.addEventListener('change', onChange, {signal});
}

export function tryByKey(root: HTMLElement, signal: AbortSignal): void {
  onPress('t', signal, () => {
    const button = root.querySelector<HTMLElement>('[data-try]');
    if (button?.getAttribute('aria-expanded') !== 'false') return false;
    button.click();
    return true;
  });
}
