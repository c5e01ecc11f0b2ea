import type {Api} from 'openapi-static/api';

import {type ScopeMeaning, scopes} from '../src/product/access';

/** What of an API the prose has to mention: its operations, problem types and scopes, and fields. */
export interface Coverage {
  /** Component schemas all of whose fields are described. */
  readonly schemas: readonly string[];
  /** A file, relative to the site, with what nobody need describe, and why. */
  readonly gaps: string;
}

/** An API, and what the prose of this site has to say of it. */
export interface CheckedApi extends Api {
  readonly coverage?: Coverage;
  /** What its scopes mean in the product, with whose access levels the contract has to agree. */
  readonly scopes?: Readonly<Record<string, ScopeMeaning>>;
}

/** The APIs of the portal: a second API is a second file in `openapi/` and one entry here. */
export const apis: readonly CheckedApi[] = [
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
