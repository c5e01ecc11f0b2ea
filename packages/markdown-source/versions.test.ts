import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {findVersion, listVersions} from './files';

it('lists the versions that Docusaurus created, and none without the file', () => {
  expect(listVersions(writeFiles({'versions.json': '["2026.4", "2025.9"]'}))).toEqual([
    {name: '2026.4', dir: 'versioned_docs/version-2026.4'},
    {name: '2025.9', dir: 'versioned_docs/version-2025.9'},
  ]);
  expect(listVersions(writeFiles({'docs/a.mdx': ''}))).toEqual([]);
});

it.each([
  ['/site/versioned_docs/version-2026.4/a/b.mdx', '2026.4'],
  ['/site/i18n/de/docusaurus-plugin-content-docs/version-2026.4/a.mdx', '2026.4'],
  ['/site/docs/version-2026.4/a.mdx', undefined],
  ['/site/i18n/de/docusaurus-plugin-content-docs/current/a.mdx', undefined],
])('finds the version of %s', (file, name) => {
  expect(findVersion(file)).toBe(name);
});
