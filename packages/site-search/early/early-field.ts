/** Global variable of the inline script in `early-script.ts`, which shows a search field before hydration. */
export const EARLY = 'earlySearch';

/** Class of both the early field and the dialog, which have the same position. */
export const SEARCH_WINDOW = 'search-window';

export const PLACEHOLDER = 'Words, field names, status codes';

/** The global variable of `early-script.ts`. Names are short because the script is part of every page. */
interface Early {
  /** The dialog element with the field, while open. */
  readonly d?: HTMLDialogElement;
  readonly o: () => void;
  /** Removes the event listeners of the inline script, and repeats the last click on a button. */
  readonly s: () => void;
}

const all = globalThis as {readonly [EARLY]?: Early};

export const isOpenEarly = (): boolean => all[EARLY]?.d !== undefined;

/**
 * Stops the inline script, because the hydrated button now has its own listeners.
 *
 * @param open called if the reader has already opened the early field
 */
export function replaceEarlyScript(open: () => void): void {
  all[EARLY]?.s();
  if (isOpenEarly()) open();
}

export const readEarlyQuery = (): string => all[EARLY]?.d?.querySelector('input')?.value ?? '';

/**
 * Opens the early field.
 *
 * @returns a function that removes the field
 */
export function openEarlyField(onLeave: () => void): () => void {
  all[EARLY]?.o();
  const field = all[EARLY]?.d;
  field?.addEventListener('close', onLeave);
  return () => {
    field?.removeEventListener('close', onLeave);
    field?.close();
  };
}

export function showEarlyMessage(text: string): void {
  const said = all[EARLY]?.d?.querySelector('span');
  if (said) said.textContent = text;
}
