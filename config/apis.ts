import type {Api} from 'openapi-static/api';

/** The APIs of the portal: a second API is a second file in `openapi/` and one entry here. */
export const apis: readonly Api[] = [
  {
    id: 'Ciso-API',
    label: 'Ciso API',
    route: 'docs/API/Ciso-API',
    contract: 'openapi/ciso-api.yaml',
    userTypePages: 'docs/user-types/',
    errorsPage: 'docs/API/errors',
  },
];
