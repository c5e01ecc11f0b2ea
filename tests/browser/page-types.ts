import {apiRoot, olderRoutes, operationRoutes} from './routes';

/** Three kinds of operations: with variants of the body, with parameters and a list, and without content. */
const operations = ['create-user', 'get-users-info', 'delete-user'].map((id) => apiRoot + id);

/** One page of each kind. With `CI`, all operations. */
export const pageTypes: readonly string[] = [
  '/',
  '/docs/introduction/',
  '/docs/system-modules/',
  '/docs/system-modules/risks',
  '/docs/introduction/definitions',
  '/docs/system-applications/auditor-application',
  '/docs/API/errors',
  '/docs/API/changelog',
  apiRoot,
  ...(process.env.CI === undefined ? operations : operationRoutes),
  // The overview and one operation of an older version.
  ...olderRoutes.slice(0, 2),
  '/blog',
  '/blog/long-blog-post',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/archive',
  '/markdown-page',
  '/no-such-page',
];
