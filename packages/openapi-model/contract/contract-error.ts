/** What in a contract cannot be shown, and where it stands. */
export class ContractError extends Error {
  /**
   * @param pointer JSON Pointer (RFC 6901) as a fragment: `#/paths/~1users/get`
   * @param problem one sentence without a full stop
   */
  constructor(
    readonly pointer: string,
    readonly problem: string,
  ) {
    super(`${pointer}: ${problem}`);
    this.name = 'ContractError';
  }

  /** All that it says: itself, unless it stands for several. */
  get errors(): readonly ContractError[] {
    return [this];
  }
}

/** Everything in a contract that cannot be shown, in one error with a line each; it stands where the first one does. */
export class ContractErrors extends ContractError {
  constructor(private readonly all: readonly [ContractError, ...ContractError[]]) {
    super(all[0].pointer, all[0].problem);
    const lines = [...new Set(all.map(({message}) => `  ${message}`))].sort();
    this.message = `The contract cannot be shown:\n\n${lines.join('\n')}\n`;
    this.name = 'ContractErrors';
  }

  override get errors(): readonly ContractError[] {
    return this.all;
  }
}

/**
 * Ends where there are mistakes.
 *
 * @throws ContractErrors with all of them
 */
export function throwAll([first, ...others]: readonly ContractError[]): void {
  if (first !== undefined) throw new ContractErrors([first, ...others]);
}

/** What is made, unless there is a mistake in the contract: that is kept for the end. */
export function attempt<Result>(errors: ContractError[], run: () => Result): readonly Result[] {
  try {
    return [run()];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    errors.push(...error.errors);
    return [];
  }
}

/**
 * What is made of each item.
 *
 * @throws ContractErrors with the mistakes in all of them
 */
export function mapAll<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): readonly Result[] {
  const errors: ContractError[] = [];
  const results = items.flatMap((item) => attempt(errors, () => map(item)));
  throwAll(errors);
  return results;
}
