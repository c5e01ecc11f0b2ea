import type {NoticesOptions} from '@openapi-portal/notices';

import list from './shipped-packages.json';

/** Licences of packages in the site's code that do not declare them themselves. */
export const licences: NoticesOptions = list;
