/** Maximum time in milliseconds for all values of one request. */
const MAX_TIME = 50;

/** Number of steps between two checks of the clock, which a busy machine must not affect. */
const STEPS_BETWEEN = 500;

/** Thrown when validation takes too long, so that it is unknown whether the value is valid. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor() {
    super(`takes longer than ${MAX_TIME} ms to validate`);
  }
}

export class Budget {
  private left: number;
  private end = Infinity;
  private steps = 0;
  /** Number of steps so far. Unlike time, it does not depend on the load of the machine. */
  total = 0;
  /** Number of checks that were skipped because they could take too long. */
  open = 0;

  /** @param most maximum number of steps. With it, the time is not limited, so that every machine has the same result. */
  constructor(private readonly most = Infinity) {
    this.left = most === Infinity ? MAX_TIME : Infinity;
  }

  /** Runs and times a part of the validation. Throws OverBudget. */
  measure<Result>(work: () => Result): Result {
    const start = performance.now();
    this.end = start + this.left;
    try {
      return work();
    } catch (error) {
      throw error instanceof RangeError ? new OverBudget() : error;
    } finally {
      this.left -= performance.now() - start;
    }
  }

  /** @throws OverBudget if the time has run out */
  spend(steps = 1): void {
    this.steps += steps;
    this.total += steps;
    if (this.total > this.most) throw new OverBudget();
    if (this.steps < STEPS_BETWEEN) return;
    this.steps = 0;
    if (performance.now() > this.end) throw new OverBudget();
  }
}

/** Length of the longest text that is matched with a pattern, which may take quadratic time. */
export const LONGEST_TEXT = 2000;
