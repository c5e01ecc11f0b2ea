import type {Api} from '@openapi-portal/openapi-model';

/** A file that is made of a contract and published with the site. */
export interface DerivedFile {
  /** Returns the path of the file, from the site's root. */
  readonly toPath: (api: Api) => string;
  /** @param document the contract as OpenAPI 3.1 */
  readonly make: (document: unknown) => string;
}

export interface ContractFilesOptions {
  /** In their order: `/openapi.yaml` is the contract of the first. */
  readonly apis: readonly Api[];
  /** Older lines of their releases, which have the same files and are not named where programs look first. */
  readonly lines?: readonly Api[];
  /** Files that the site derives from its contracts, in addition to those of this package. */
  readonly derivedFiles?: readonly DerivedFile[];
}
