/** A documentation tool in the comparison; this portal is one of them. */
export interface Peer {
  /** Name of the folder in `.cache/bench/`. */
  readonly name: string;
  readonly title: string;
  /** The package whose version the table shows, and the folder in whose `node_modules` it is installed. */
  readonly package: {readonly name: string; readonly installedIn: string};
  /** URL path of the page that shows the operation. Includes a fragment if one page shows all operations. */
  readonly address: string;
  /** CSS selector of the operation. */
  readonly operation: string;
  /**
   * Absolute paths of the files that the site is built from, except for the contract. The site is rebuilt if one of
   * them changes; with `everything`, it is always rebuilt.
   */
  readonly sources: readonly string[] | 'everything';
  /**
   * Builds the static site.
   *
   * @param outDir absolute path of an empty folder
   */
  readonly build: (contractJson: string, outDir: string) => Promise<void>;
}
