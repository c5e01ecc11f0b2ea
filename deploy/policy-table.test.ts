import fs from 'node:fs';
import path from 'node:path';

import {format} from 'oxfmt';
import {expect, it} from 'vitest';

import {formatPolicyTables} from './policy-table';

const README = path.join(__dirname, 'README.md');

it('README lists the policy as it is sent, with its reasons', async () => {
  const readme = fs.readFileSync(README, 'utf8');
  const {code: tables} = await format(README, formatPolicyTables());
  expect(readme).toContain(tables.trim());
});
