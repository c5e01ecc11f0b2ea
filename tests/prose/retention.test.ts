import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {lifecycles} from '../../src/product/lifecycles';

import {siteDir} from './pages';

const read = (file: string): string => fs.readFileSync(path.join(siteDir, file), 'utf8');

/** The number of months for which the log keeps the name of a deleted user, according to the table on its page. */
const [, months = ''] =
  /^\| Name of a deleted user .*?(\d+) months after the deletion/m.exec(
    read('docs/administration/log-and-retention.mdx'),
  ) ?? [];

it.each([
  'docs/user-types/index.mdx',
  'docs/user-types/ciso.mdx',
  'docs/user-types/member.mdx',
  'docs/user-types/outsource.mdx',
  'docs-api/limits.mdx',
  'openapi/ciso-api.yaml',
])('keeps the name of a deleted user as long as the log says: %s', (file) => {
  expect(months).not.toBe('');
  const text = read(file).replace(/\s+/g, ' ');
  expect(text).toMatch(
    new RegExp(`history[^.|]*\\b(?:your|the|their) names?\\b[^.|]*\\b${months} months`),
  );
});

it('keeps it as long in the model', () => {
  const user = lifecycles.find(({id}) => id === 'user');
  const deleted = user?.states.find(({id}) => id === 'deleted');
  expect(deleted?.meaning).toContain(`keeps the name for ${months} months`);
});
