/** A generator that is given ever larger contracts. */
export interface Generator {
  readonly name: string;
  readonly title: string;
  /** Makes a folder ready to be built: sources, packages and the contract, but no caches. */
  readonly prepare: (contractJson: string, dir: string) => Promise<void>;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** The folder, relative to the site, that the command writes. */
  readonly output: string;
  /** Address of the page of an operation that every contract has. */
  readonly address: string;
}
