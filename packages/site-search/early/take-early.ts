/** Name of the global in which the script of the page keeps what was pressed. */
export const EARLY = 'earlySearch';

/** As `early-script.ts` has it. */
interface Early {
  /** Whether the reader asked for search. */
  readonly o?: number;
  /** What they typed then. */
  readonly t: string;
  /** Listens no longer. */
  readonly s: () => void;
}

const all = globalThis as {[EARLY]?: Early};

/** Whether the reader has asked for search, and it has not been handed over. */
export const isAskedEarly = (): boolean => all[EARLY]?.o === 1;

/**
 * Hands over what the reader typed before the button was alive, if they turned to search; from then on the button listens
 * itself. A second call finds nothing.
 */
export function takeEarly(open: (typed: string) => void): void {
  const early = all[EARLY];
  if (early === undefined) return;
  early.s();
  delete all[EARLY];
  if (early.o) open(early.t);
}
