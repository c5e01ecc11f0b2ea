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
}

/** Everything in a contract that cannot be shown, in one error with a line each. */
export class ContractErrors extends Error {
  constructor(readonly errors: readonly ContractError[]) {
    const lines = [...new Set(errors.map(({message}) => `  ${message}`))].sort();
    super(`The contract cannot be shown:\n\n${lines.join('\n')}\n`);
    this.name = 'ContractErrors';
  }
}

/** What is made, unless there is a mistake in the contract: that is kept for the end. */
export function attempt<Result>(errors: ContractError[], run: () => Result): readonly Result[] {
  try {
    return [run()];
  } catch (error) {
    if (error instanceof ContractError) errors.push(error);
    else if (error instanceof ContractErrors) errors.push(...error.errors);
    else throw error;
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
  if (errors.length > 0) throw new ContractErrors(errors);
  return results;
}
