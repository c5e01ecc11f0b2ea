import {apiRoot, olderRoutes, operationRoutes} from './routes';

/** An operation whose body has variants, one with parameters and a list, and one without content. */
const operations = ['create-user', 'get-users-info', 'delete-user'].map((id) => apiRoot + id);

/** One page of each kind; with CI every operation. */
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
  // Its overview, and an operation.
  ...olderRoutes.slice(0, 2),
  '/blog',
  '/blog/long-blog-post',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/archive',
  '/markdown-page',
  '/no-such-page',
];
