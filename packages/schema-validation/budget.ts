/** The most milliseconds for all schemas of one request. */
const MAX_TIME = 50;

/**
 * The number of steps between two checks of the clock, so that a small value is always within the budget, even on
 * a busy machine.
 */
const STEPS_BETWEEN = 500;

/** A validation that was given up, so that a value is neither known to fit its schema nor not to. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor() {
    super(`takes longer than ${MAX_TIME} ms to check`);
  }
}

/** The time for the validation of several values. */
export class Budget {
  private left = MAX_TIME;
  private end = Infinity;
  private steps = 0;
  /** Steps so far, which do not depend on how busy the machine is. */
  total = 0;
  /** The number of checks that were skipped because they could take too long. */
  open = 0;

  /**
   * Runs a part of the validation, whose time alone counts.
   *
   * @throws OverBudget where the time runs out, and where the part is nested deeper than the stack is
   */
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

  /** @throws OverBudget where the time has run out */
  spend(steps = 1): void {
    this.steps += steps;
    this.total += steps;
    if (this.steps < STEPS_BETWEEN) return;
    this.steps = 0;
    if (performance.now() > this.end) throw new OverBudget();
  }
}
