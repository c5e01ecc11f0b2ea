import type {ApiChecks} from '@openapi-portal/checked-prose';
import type {ApiExtras} from '@openapi-portal/openapi-model';
import type {ReadOptions} from '@openapi-portal/openapi-model/reading';

import {accessModel} from './access-model';

/** Options of each API, by its key in `docusaurus.config.ts`. `CONTRIBUTING.md` describes the options. */
export const apiExtras: Readonly<Record<string, ApiExtras & ApiChecks>> = {
  'Ciso-API': {
    types: 'openapi/ciso-api.d.ts',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
    coverage: {schemas: ['Company', 'User'], gaps: 'openapi/accepted-gaps.yaml'},
    access: accessModel,
  },
};

/** Files and hosts outside a contract's own folder that the contract may reference: none. */
export const reading: ReadOptions = {};
