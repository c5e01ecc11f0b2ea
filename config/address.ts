import {toLocaleBase} from './translations';

/** Origin of the site, without a path. */
export const url = process.env.SITE_URL ?? 'https://docs.example.com';

/** Path of the site on its host. */
export const root = process.env.BASE_URL ?? '/';

/** Path of the pages in the current language. */
export const baseUrl = toLocaleBase(root);
