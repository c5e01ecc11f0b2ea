/** Keys that are held while another is pressed, or while something is clicked. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface Key extends Modifiers {
  /** `KeyboardEvent.key`. */
  readonly key: string;
}

/** Elements that accept text. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Name of the local storage slot that turns the shortcut `/` off with the value `off`. */
export const SLASH_KEY = 'search-slash';

/** Returns true for Ctrl-K and Cmd-K. */
export const isCommandK = ({key, ctrlKey, metaKey, altKey, shiftKey}: Key): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Returns true for `/`, with or without Shift: some keyboards need Shift for it. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: Key): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** Returns true if the focused element accepts text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
