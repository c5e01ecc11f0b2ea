/** A tool that publishes the contract. */
export interface Peer {
  /** Its folder in `.cache/bench/`. */
  readonly name: string;
  /** Name in the table. */
  readonly title: string;
  /** The package whose version the table gives, and the folder that it is installed below. */
  readonly package: {readonly name: string; readonly installedIn: string};
  /** Address of the page that shows the operation, with its hash where one page shows all of them. */
  readonly address: string;
  /** CSS selector of the operation. */
  readonly operation: string;
  /** Absolute paths of its sources, except for the contract: a change makes it out of date. */
  readonly sources: readonly string[] | 'everything';
  /**
   * Makes the static site.
   *
   * @param contractJson the contract
   * @param outDir absolute path of an empty folder
   */
  readonly build: (contractJson: string, outDir: string) => Promise<void>;
}
