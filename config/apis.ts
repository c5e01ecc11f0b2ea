import type {Api} from 'openapi-static/api';

import type {CheckedApi} from 'checked-prose/options';

import {accessModel} from './access-model';

/** The APIs of the portal: a second API is a second file in `openapi/` and one entry here. */
export const apis: readonly (Api & CheckedApi)[] = [
  {
    id: 'Ciso-API',
    label: 'Ciso API',
    contract: 'openapi/ciso-api.yaml',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
    coverage: {schemas: ['Company', 'User'], gaps: 'openapi/accepted-gaps.yaml'},
    access: accessModel,
  },
];
