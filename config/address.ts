import {toLocaleBase} from './translations';

/** The origin of the site. */
export const url = process.env.SITE_URL ?? 'https://docs.example.com';

/** Where the site stands on its host. */
export const root = process.env.BASE_URL ?? '/';

/** Where the pages of the language that is built stand there. */
export const baseUrl = toLocaleBase(root);
