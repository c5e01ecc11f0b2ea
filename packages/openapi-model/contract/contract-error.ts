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
    this.stack = this.message;
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
    this.stack = this.message;
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

/** Describes an error that nothing expected by the part of the contract that caused it; the text of a library helps no author. */
export function toContractError(error: unknown, pointer: string): ContractError {
  if (error instanceof ContractError) return error;
  if (error instanceof RangeError)
    return new ContractError(pointer, 'is nested too deep, or too large');
  const reason = error instanceof Error ? error.message : String(error);
  return new ContractError(pointer, `cannot be shown: ${reason.replace(/\s+/g, ' ')}`);
}

/**
 * What is made, unless there is a mistake in the contract: that is kept for the end.
 *
 * @param pointer the part of the contract that any other error is about; without it, such an error is thrown
 */
export function attempt<Result>(
  errors: ContractError[],
  run: () => Result,
  pointer?: string,
): readonly Result[] {
  try {
    return [run()];
  } catch (error) {
    if (!(error instanceof ContractError) && pointer === undefined) throw error;
    for (const one of toContractError(error, pointer ?? '#').errors) errors.push(one);
    return [];
  }
}

/**
 * What is made of each item.
 *
 * @param locate returns the part of the contract that an error about an item is about
 * @throws ContractErrors with the mistakes in all of them
 */
export function mapAll<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  locate?: (item: Item) => string,
): readonly Result[] {
  const errors: ContractError[] = [];
  const results = items.flatMap((item) => attempt(errors, () => map(item), locate?.(item)));
  throwAll(errors);
  return results;
}
