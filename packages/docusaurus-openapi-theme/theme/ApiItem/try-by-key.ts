import {onPress} from './press-key';

export function tryByKey(root: HTMLElement, signal: AbortSignal): void {
  onPress('t', signal, () => {
    const button = root.querySelector<HTMLElement>('[data-try]');
    if (button?.getAttribute('aria-expanded') !== 'false') return false;
    button.click();
    return true;
  });
}
