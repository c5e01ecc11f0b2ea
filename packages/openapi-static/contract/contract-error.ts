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
