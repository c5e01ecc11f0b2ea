/** One way to publish the contract. */
export interface Peer {
  /** Its folder in `.cache/bench/`. */
  readonly name: string;
  /** What the table calls it. */
  readonly title: string;
  /** The package whose version the table gives, and the folder that it is installed below. */
  readonly package: {readonly name: string; readonly installedIn: string};
  /** Address of the page that shows the operation, with its hash where one page shows all of them. */
  readonly address: string;
  /** CSS selector of the element that holds the operation. */
  readonly operation: string;
  /** Absolute paths of the files besides the contract that make it out of date when they change. */
  readonly sources: readonly string[] | 'everything';
  /**
   * Makes the static site.
   *
   * @param contractJson the contract
   * @param outDir absolute path of an empty folder
   */
  readonly build: (contractJson: string, outDir: string) => Promise<void>;
}
