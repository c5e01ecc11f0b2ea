/** Name of the global variable of the inline script. */
export const EARLY = 'earlySearch';

/** Class of the early field and of the dialog: both have the same position. */
export const SEARCH_WINDOW = 'search-window';

export const PLACEHOLDER = 'Words, field names, status codes';

/** The global variable, as `early-script.ts` writes it. */
interface Early {
  /** The window with the field, while it is open. */
  readonly d?: HTMLDialogElement;
  /** Opens it. */
  readonly o: () => void;
  /** Listens no longer. */
  readonly s: () => void;
}

const all = globalThis as {readonly [EARLY]?: Early};

/** Returns true if the early field is open. */
export const isOpenEarly = (): boolean => all[EARLY]?.d !== undefined;

/**
 * Stops the script of the page: from now on the button listens itself.
 *
 * @param open called where the reader has opened the field
 */
export function takeOver(open: () => void): void {
  all[EARLY]?.s();
  if (isOpenEarly()) open();
}

/** Reads the text that the reader typed into the early field. */
export const readTyped = (): string => all[EARLY]?.d?.querySelector('input')?.value ?? '';

/**
 * Opens the early field.
 *
 * @param onLeave called when the reader closes it
 * @returns a function that removes the field
 */
export function showField(onLeave: () => void): () => void {
  all[EARLY]?.o();
  const field = all[EARLY]?.d;
  field?.addEventListener('close', onLeave);
  return () => {
    field?.removeEventListener('close', onLeave);
    field?.close();
  };
}

/** Shows in the early field why the dialog cannot load. */
export function tellInField(text: string): void {
  const said = all[EARLY]?.d?.querySelector('span');
  if (said) said.textContent = text;
}
