import {withoutSlash} from '@openapi-portal/static-pages/formats';

/**
 * Returns the path of a page below its docs, such as `Shop-API/create-order`; `''` for the root of the docs.
 *
 * @param root route of the docs instance, which may be `/`
 */
export const toPagePath = (pathname: string, root: string): string =>
  withoutSlash(pathname).slice(root.replace(/\/+$/, '').length + 1);
