import {expect, it} from 'vitest';

import {findOlderVersion, listOlderVersions} from './read-page';

const toVersion = (path: string, label: string, isLast: boolean) => ({
  path,
  component: '@theme/DocVersionRoot',
  props: {version: {label, isLast}},
  routes: [{path: `${path}/a`, component: '@theme/DocItem'}],
});

const routes = [
  {path: '/base/', component: '@theme/Home'},
  {
    path: '/base/docs',
    component: '@theme/DocsRoot',
    routes: [toVersion('/base/docs/1.0', '1.0', false), toVersion('/base/docs', 'Current', true)],
  },
];

it('lists the routes of the versions that are not the default', () => {
  expect(listOlderVersions(routes, '/base/')).toEqual([{label: '1.0', path: 'docs/1.0'}]);
});

it.each([
  ['docs/1.0', '1.0'],
  ['docs/1.0/', '1.0'],
  ['docs/1.0/a', '1.0'],
  ['docs/1.0.1/a', undefined],
  ['docs/a', undefined],
])('finds the version of %s', (page, label) => {
  expect(findOlderVersion(page, listOlderVersions(routes, '/base/'))?.label).toBe(label);
});
