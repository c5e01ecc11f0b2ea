/** Milliseconds that all schemas of one request may take together. */
const MAX_TIME = 50;

/** Steps between two looks at the clock: a small value fits the budget however busy the machine is. */
const STEPS_BETWEEN = 500;

/** A validation that was given up, so that a value is neither known to fit its schema nor not to. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor() {
    super(`takes longer than ${MAX_TIME} ms to check`);
  }
}

/** The time that a validation of several values may take. */
export class Budget {
  private left = MAX_TIME;
  private end = Infinity;
  private steps = 0;
  /** Steps so far, which do not depend on how busy the machine is. */
  total = 0;
  /** How many questions were left open because their answer could take too long. */
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
