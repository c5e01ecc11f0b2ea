/** One published API: a contract, and the pages that are made from it. */
export interface Api {
  /** By which pages and the plugin's configuration name it. */
  readonly id: string;
  /** Where its pages are published, without slashes at either end: the case of letters counts. */
  readonly route: string;
  /** What readers call it. */
  readonly label: string;
  /** The contract, relative to the site. */
  readonly contract: string;
  /** TypeScript types of the contract, relative to the site, if readers are given some. */
  readonly types?: string;
  /** Where the pages of the user types stand that the contract names, from the site's root. */
  readonly userTypePages?: string;
  /**
   * The page, from the site's root, that explains each problem type under an anchor of the type's name; else
   * the introduction of the API does.
   */
  readonly errorsPage?: string;
}
