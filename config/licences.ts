import type {NoticesOptions} from '@openapi-portal/notices';

import list from './shipped-packages.json';

/** What readers are told of the packages whose code they are sent; most packages say it themselves. */
export const licences: NoticesOptions = list;
