/** Why a diagram cannot be drawn. */
export interface DiagramMistake {
  /** From 1, in the diagram. */
  readonly line: number;
  readonly message: string;
  readonly fix: string;
}

/** Carries a mistake out of what reads a diagram. */
export class DiagramError extends Error {
  constructor(readonly mistake: DiagramMistake) {
    super(`${mistake.message} (line ${mistake.line} of the diagram): ${mistake.fix}`);
  }
}
