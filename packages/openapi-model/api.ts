import type {ReadOptions} from './reading/options';

/** What a site may say of an API besides its contract. */
export interface ApiExtras {
  /** TypeScript types of the contract, relative to the site, if readers are given some. */
  readonly types?: string;
  /** Where the pages of the user types stand that the contract names, from the site's root. */
  readonly userTypePages?: string;
  /**
   * The page, from the site's root, that explains each problem type under an anchor of the type's name; else
   * the introduction of the API does.
   */
  readonly errorsPage?: string;
  /**
   * The lines of releases that have pages of their own besides the newest, such as `1.0`; unless it is said, the newest
   * four of them.
   */
  readonly lines?: readonly string[];
}

/** One published API: a contract, and the pages that are made from it. */
export interface Api extends ApiExtras {
  /** Its key in the `config` of docusaurus-plugin-openapi-docs, by which pages name it. */
  readonly id: string;
  /** Where its pages are published, without slashes at either end: the case of letters counts. */
  readonly route: string;
  /** What readers call it: the title of the contract. */
  readonly label: string;
  /** The contract, relative to the site. */
  readonly contract: string;
  /** What the contract may reach besides the files of its own folder. */
  readonly reading?: ReadOptions;
  /** True if a fault in the contract stops what reads it; else the fault is taken out and named. */
  readonly isStrict?: boolean;
  /** The folder of its pages in that of their docs, where it is not the last segment of its address. */
  readonly folder?: string;
}

/** An API with the place of what is generated for it. */
export interface PlacedApi extends Api {
  /** The folder of its pages, relative to the site. */
  readonly outputDir: string;
}
