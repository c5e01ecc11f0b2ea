export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

export interface Key extends Modifiers {
  readonly key: string;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** Local storage slot that disables the shortcut `/` with the value `off`. */
export const SLASH_KEY = 'search-slash';

export const isCommandK = ({key, ctrlKey, metaKey, altKey, shiftKey}: Key): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Returns true for `/`, which requires Shift on some keyboards. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: Key): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
