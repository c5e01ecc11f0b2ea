import {addCopyButtons} from './copy-buttons';
import {closeMenus, followContents, followReader} from './follow-reader';
import {redirectToSchema} from './redirect-to-schema';
import {markLines} from './mark-lines';
import {onKeyPress} from './press-key';

export function addInteractions(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  redirectToSchema(root, signal);
  addCopyButtons(root);
  openChosenRequest(root, signal);
  followReader(root, signal);
  followContents(root, signal);
  closeMenus(root, signal);
  markLines(root, signal);
  openConsoleByKey(root, signal);
}

/** Opens a request. The browser closes the other requests, because they have the same `name`. */
function openRequest(root: HTMLElement, example: string): void {
  const selector = `details[data-example="${CSS.escape(example)}"]`;
  root.querySelector<HTMLDetailsElement>(selector)?.setAttribute('open', '');
}

export function openChosenRequest(root: HTMLElement, signal: AbortSignal): void {
  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLSelectElement && target.dataset.samples !== undefined)
      openRequest(root, target.value);
  };
  root.addEventListener('change', onChange, {signal});
}

export function openConsoleByKey(root: HTMLElement, signal: AbortSignal): void {
  onKeyPress('t', signal, () => {
    const button = root.querySelector<HTMLElement>('[data-try]');
    if (button?.getAttribute('aria-expanded') !== 'false') return false;
    button.click();
    return true;
  });
}
