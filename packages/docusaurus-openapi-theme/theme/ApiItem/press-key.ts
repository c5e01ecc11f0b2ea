const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls `work` when the reader presses a letter, unless they are writing or a dialog is open. */
export function onKeyPress(letter: string, signal: AbortSignal, work: () => boolean): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const hasDialog = document.querySelector(':is(dialog[open],[role=dialog])') !== null;
    if (event.key !== letter || isWriting(event.target) || hasDialog) return;
    if (work()) event.preventDefault();
  };
  addEventListener('keydown', onKey, {signal});
}
