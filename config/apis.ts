import type {Api} from 'openapi-static/api';

/** The APIs of the portal: CONTRIBUTING.md says what else a second one needs. */
export const apis: readonly Api[] = [
  {
    id: 'Ciso-API',
    label: 'Ciso API',
    route: 'docs/API/Ciso-API',
    contract: 'openapi/ciso-api.yaml',
    types: 'openapi/ciso-api.d.ts',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
  },
];
