import type {Api} from '@openapi-portal/openapi-model';

/** An additional file that is generated from each contract and published with the site. */
export interface DerivedFile {
  /** Returns the path of the file, relative to the site root. */
  readonly toPath: (api: Api) => string;
  /** @param document the bundled contract as OpenAPI 3.1 */
  readonly make: (document: unknown) => string;
}

export interface ContractFilesOptions {
  /**
   * The APIs, in the order of the site. The contract of the first API is also published as `/openapi.yaml` and
   * `/openapi.json`.
   */
  readonly apis: readonly Api[];
  /**
   * Older minor versions of these APIs. The same files are generated for them, but the API catalog does not
   * list them.
   */
  readonly lines?: readonly Api[];
  readonly derivedFiles?: readonly DerivedFile[];
}
