/** The fix of a part that is too large to be shown */
export const FIX_OF_SIZE = 'divide it, or shorten its schemas and texts';

export class ContractError extends Error {
  /**
   * @param problem without a subject or full stop: `is not an object`
   * @param fix for people: `shorten it`
   */
  constructor(
    readonly pointer: string,
    readonly problem: string,
    readonly fix = 'correct it as the OpenAPI specification requires',
  ) {
    super(`${pointer}: ${problem}`);
    this.name = 'ContractError';
    this.stack = this.message;
  }

  get errors(): readonly ContractError[] {
    return [this];
  }
}

/** All errors of a contract, one per line in the message. The pointer is that of the first error. */
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

/** @throws ContractErrors with all of the errors, unless the list is empty */
export function throwAll([first, ...others]: readonly ContractError[]): void {
  if (first !== undefined) throw new ContractErrors([first, ...others]);
}

interface PageError extends Error {
  readonly fix?: string;
}

/** Converts any error to a `ContractError`. Stack overflows get a message that authors understand. */
export function toContractError(error: unknown, pointer: string): ContractError {
  if (error instanceof ContractError) return error;
  if (error instanceof RangeError)
    return new ContractError(pointer, 'is nested too deep, or too large', FIX_OF_SIZE);
  const {message = String(error), fix} = error instanceof Error ? (error as PageError) : {};
  return new ContractError(pointer, `cannot be shown: ${message.replace(/\s+/g, ' ')}`, fix);
}

/** Runs a function, and adds a contract error to `errors`. With a pointer, so are all other errors. */
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

/** Maps each item, and throws the contract errors of all items at the end. `locate` is for other errors. */
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
