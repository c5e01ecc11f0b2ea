import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {formatRedirectsFile, readRedirects} from './redirects-file';

const PAGE = '<meta http-equiv="refresh" content="0; url=/portal/docs/API/">';

it('reads redirects of pages, and redirects of large APIs, which have no redirect pages', () => {
  const dir = writeFiles({
    'api/index.html': PAGE,
    'docs/index.html': '<h1>Docs</h1>',
    'status/index.html': '<meta http-equiv="refresh" content="60">',
    'redirects.json': '{"/get-order": "/docs/API/Orders/get-order"}',
  });
  expect(readRedirects(dir, '/portal/')).toEqual([
    {from: '/portal/api', to: '/portal/docs/API/'},
    {from: '/portal/get-order', to: '/portal/docs/API/Orders/get-order'},
  ]);
});

it('writes a redirect as one line of three columns, whatever the name of its page', () => {
  const redirects = [{from: '/old page\n/* /elsewhere 301', to: '/new page'}];
  expect(formatRedirectsFile(redirects)).toBe(
    '/old%20page%0A/*%20/elsewhere%20301 /new%20page 301\n',
  );
});
