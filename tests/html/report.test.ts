import {expect, it} from 'vitest';

import {withoutSlash} from '@openapi-portal/static-pages/formats';

import {routes} from '../browser/routes';
import {findMain} from './page';

const address = process.env.REPORT_URL ?? '';

const listReports = (route: string): readonly Element[] => [
  ...findMain(route).querySelectorAll('a.report-problem'),
];

it.each(routes)('%s offers to report a problem if a recipient is configured', (route) => {
  const isOffered = address !== '' && route.startsWith('/docs');
  const links = listReports(route).map((link) => link.getAttribute('href') ?? '');
  expect(links).toHaveLength(isOffered ? 1 : 0);
  const end = encodeURIComponent(withoutSlash(route));
  expect(links.filter((href) => !href.startsWith(address) || !href.endsWith(end))).toEqual([]);
});
