/** Keys that are held while another is pressed, or while something is clicked. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface Key extends Modifiers {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
}

/** What takes keys as text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Name of the slot on the reader's device whose value `off` says that `/` opens nothing. */
export const SLASH_KEY = 'search-slash';

/** Whether a key is Ctrl-K or Cmd-K. */
export const isCommandK = ({key, ctrlKey, metaKey, altKey, shiftKey}: Key): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Whether a key is the `/`, which some keyboards have above another. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: Key): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Whether what has the focus takes keys as text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
