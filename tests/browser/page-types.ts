import {apiRoot, operationRoutes} from './routes';

/** One page of each kind that the portal has, and every operation: no two of them are built alike. */
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
  ...operationRoutes,
  '/blog',
  '/blog/long-blog-post',
  '/blog/tags',
  '/blog/archive',
  '/markdown-page',
  '/no-such-page',
];
