import {type ScopeMeaning, scopes} from '../src/product/access';

/** What of an API the prose has to mention: its operations, problem types and scopes, and fields. */
export interface Coverage {
  /** Component schemas all of whose fields are described. */
  readonly schemas: readonly string[];
  /** A file, relative to the site, with what nobody need describe, and why. */
  readonly gaps: string;
}

/** One published API: a contract in `openapi/` and the pages below `/docs/API/` made from it. */
export interface Api {
  /** Path segment below `/docs/API/`; its case is part of the route. */
  readonly id: string;
  /** What readers call it. */
  readonly label: string;
  /** The contract, relative to the site. */
  readonly contract: string;
  /** Where the pages of the user types stand that the contract names, from the site's root. */
  readonly userTypePages?: string;
  /**
   * The page, from the site's root, that explains each problem type under an anchor of the type's name; else
   * the introduction of the API does.
   */
  readonly errorsPage?: string;
  readonly coverage?: Coverage;
  /** What its scopes mean in the product, with whose access levels the contract has to agree. */
  readonly scopes?: Readonly<Record<string, ScopeMeaning>>;
}

/** Where the pages of an API are published, without slashes at either end. */
export const toRouteBasePath = ({id}: Pick<Api, 'id'>): string => `docs/API/${id}`;

/** The APIs of the portal: a second API is a second file in `openapi/` and one entry here. */
export const apis: readonly Api[] = [
  {
    id: 'Ciso-API',
    label: 'Ciso API',
    contract: 'openapi/ciso-api.yaml',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
    coverage: {schemas: ['Company', 'User'], gaps: 'openapi/accepted-gaps.yaml'},
    scopes,
  },
];
