/** A part of a contract that cannot be shown, with its location. */
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

  /** All errors: itself, unless it joins several. */
  get errors(): readonly ContractError[] {
    return [this];
  }
}

/** Joins all errors of a contract, with one line each, at the location of the first. */
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
 * Throws if there are errors.
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
 * Runs a function, and collects a contract error instead of throwing it.
 *
 * @param pointer the part of the contract that any other error belongs to; without it, such an error is thrown
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
 * Maps each item, collecting contract errors.
 *
 * @param locate returns the part of the contract that an error of an item belongs to
 * @throws ContractErrors with the errors of all items
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
