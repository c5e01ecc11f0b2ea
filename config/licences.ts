import type {NoticesOptions} from '@openapi-portal/notices';

import list from './shipped-packages.json';

export const licences: NoticesOptions = list;
