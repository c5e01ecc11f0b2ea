/** Name of the global in which the script of the page keeps its field. */
export const EARLY = 'earlySearch';

/** Class of the field and of the dialog that takes its place: both are where the other is. */
export const SEARCH_WINDOW = 'search-window';

export const PLACEHOLDER = 'Words, field names, status codes';

/** As `early-script.ts` has it. */
interface Early {
  /** The window with the field, while it is open. */
  readonly d?: HTMLDialogElement;
  /** Opens it. */
  readonly o: () => void;
  /** Listens no longer. */
  readonly s: () => void;
}

const all = globalThis as {readonly [EARLY]?: Early};

/** Whether the field is open that comes before the dialog. */
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

/** What the reader has typed into the field that comes before the dialog. */
export const readTyped = (): string => all[EARLY]?.d?.querySelector('input')?.value ?? '';

/**
 * Shows the field that comes before the dialog.
 *
 * @param onLeave called where the reader closes it
 * @returns takes the field away
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

/** Says in the field's place why the dialog does not come. */
export function tellInField(text: string): void {
  const said = all[EARLY]?.d?.querySelector('span');
  if (said) said.textContent = text;
}
