/** Returns true if the reader can type into the element or select a value in it. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the console when the reader presses `t` anywhere on the page. */
export function tryByKey(root: HTMLElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const hasDialog = document.querySelector(':is(dialog[open],[role=dialog])') !== null;
    if (event.key !== 't' || isWriting(event.target) || hasDialog) return;
    const button = root.querySelector<HTMLElement>('[data-try]');
    if (button?.getAttribute('aria-expanded') !== 'false') return;
    event.preventDefault();
    button.click();
  };
  addEventListener('keydown', onKey, {signal});
}
