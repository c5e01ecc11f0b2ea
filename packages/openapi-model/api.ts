import type {ReadOptions} from './reading/options';

/** Options of an API that are not in its contract. */
export interface ApiExtras {
  /** TypeScript types of the contract, relative to the site, if readers are given some. */
  readonly types?: string;
  /** Folder of the pages of the contract's user types, from the site's root. */
  readonly userTypePages?: string;
  /**
   * The page, from the site's root, that explains each problem type under an anchor of the type's name; else
   * the introduction of the API does.
   */
  readonly errorsPage?: string;
  /** The older minor versions that have pages, such as `1.0`; by default the four newest. */
  readonly lines?: readonly string[];
}

/** One published API: a contract, and the pages that are made from it. */
export interface Api extends ApiExtras {
  /** Its key in the `config` of docusaurus-plugin-openapi-docs, which pages use as its id. */
  readonly id: string;
  /** Path of its pages, without slashes at either end; case matters. */
  readonly route: string;
  /** Name for readers: the title of the contract. */
  readonly label: string;
  /** The contract, relative to the site. */
  readonly contract: string;
  /** Files and hosts that the contract may reference outside of its own folder. */
  readonly reading?: ReadOptions;
  /** True if a fault in the contract stops what reads it; else the fault is taken out and named. */
  readonly isStrict?: boolean;
  /** Folder of its pages within that of their docs, if it is not the last segment of its URL. */
  readonly folder?: string;
}

/** An API with the place of what is generated for it. */
export interface PlacedApi extends Api {
  /** The folder of its pages, relative to the site. */
  readonly outputDir: string;
}
