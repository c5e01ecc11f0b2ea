import type {NoticesOptions} from '@openapi-portal/notices';

import list from './shipped-packages.json';

/** Options of the licence notices, including copyright holders of packages without a licence text. */
export const licences: NoticesOptions = list;
