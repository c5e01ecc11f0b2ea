/** Name of the global in which the script of the page keeps what was pressed. */
export const EARLY = 'earlySearch';

interface Early {
  readonly open: boolean;
  readonly text: string;
  /** Listens no longer. */
  readonly stop: () => void;
}

/**
 * Hands over what the reader typed before the button was alive, if they turned to search; from then on the button listens
 * itself. A second call finds nothing.
 */
export function takeEarly(open: (typed: string) => void): void {
  const all = globalThis as {[EARLY]?: Early};
  const early = all[EARLY];
  if (early === undefined) return;
  early.stop();
  delete all[EARLY];
  if (early.open) open(early.text);
}
