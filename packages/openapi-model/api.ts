import type {ContractFilter} from './contract/filter-contract';
import type {ReadOptions} from './reading/options';

export interface ApiExtras {
  /** File with TypeScript types of the contract, relative to the site, if readers can download them. */
  readonly types?: string;
  /** Folder, from the site's root, of the pages about the user types of the contract. */
  readonly userTypePages?: string;
  /** Page, from the site's root, that explains each problem type. By default the introduction of the API. */
  readonly errorsPage?: string;
  /** Older minor versions with their own pages, such as `1.0`. By default the newest four. */
  readonly minorVersions?: readonly string[];
  /** Overlays (OpenAPI Overlay 1.0 or 1.1) that change the contract, in order, relative to the site. */
  readonly overlays?: readonly string[] | undefined;
  /** Parts of the contract that are not published. */
  readonly filter?: ContractFilter | undefined;
}

export interface Api extends ApiExtras {
  /** Key of the API in the `config` of docusaurus-plugin-openapi-docs. */
  readonly id: string;
  /** URL path of the API's pages, case-sensitive, without leading or trailing slash. */
  readonly route: string;
  /** Display name: the title of the contract. */
  readonly label: string;
  /** Contract file, relative to the site. */
  readonly contract: string;
  /** Files and hosts outside the contract's folder that the contract may reference. */
  readonly reading?: ReadOptions;
  /** If true, a fault in the contract is an error. Otherwise the faulty part is removed and reported. */
  readonly isStrict?: boolean;
  /** Name of the folder with the API's pages, if it is not the last segment of `route`. */
  readonly folder?: string;
}

export interface PlacedApi extends Api {
  /** Folder for the generated pages, relative to the site. */
  readonly outputDir: string;
}
