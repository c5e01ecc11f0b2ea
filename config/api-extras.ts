import type {ApiChecks} from '@openapi-portal/checked-prose';
import type {ApiExtras} from '@openapi-portal/openapi-model';
import type {ReadOptions} from '@openapi-portal/openapi-model/reading';

import {accessModel} from './access-model';

/**
 * What may be said of an API besides its key in docusaurus.config.ts, by that key: CONTRIBUTING.md says what each
 * is for.
 */
export const apiExtras: Readonly<Record<string, ApiExtras & ApiChecks>> = {
  'Ciso-API': {
    types: 'openapi/ciso-api.d.ts',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
    coverage: {schemas: ['Company', 'User'], gaps: 'openapi/accepted-gaps.yaml'},
    access: accessModel,
  },
};

/** What contracts may reach besides the files of their own folders, by references: nothing. */
export const reading: ReadOptions = {};
