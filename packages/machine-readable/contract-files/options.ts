import type {Api} from '@openapi-portal/openapi-model';

/** A file that is made of a contract and published with the site. */
export interface DerivedFile {
  /** Returns the path of the file, from the site's root. */
  readonly toPath: (api: Api) => string;
  /** @param document the contract as OpenAPI 3.1 */
  readonly make: (document: unknown) => string;
}

export interface ContractFilesOptions {
  /**
   * The APIs in the order of the site. The contract of the first is also published as `/openapi.yaml` and
   * `/openapi.json`.
   */
  readonly apis: readonly Api[];
  /** Older minor versions of these APIs. They get the same files, but the API catalog does not list them. */
  readonly lines?: readonly Api[];
  /** Files that the site derives from its contracts, in addition to those of this package. */
  readonly derivedFiles?: readonly DerivedFile[];
}
