/** A documentation tool in the comparison, or this portal. */
export interface Peer {
  /** Its folder in `.cache/bench/`. */
  readonly name: string;
  /** Name in the table. */
  readonly title: string;
  /** The package whose version the table shows, and the folder whose `node_modules` it is installed in. */
  readonly package: {readonly name: string; readonly installedIn: string};
  /** URL of the page that shows the operation. Includes a fragment if one page shows all operations. */
  readonly address: string;
  /** CSS selector of the operation. */
  readonly operation: string;
  /**
   * Absolute paths of the files that the site is built from, except for the contract. If one has changed, the
   * site is rebuilt; with `everything`, it is rebuilt every time.
   */
  readonly sources: readonly string[] | 'everything';
  /**
   * Builds the static site.
   *
   * @param outDir absolute path of an empty folder
   */
  readonly build: (contractJson: string, outDir: string) => Promise<void>;
}
