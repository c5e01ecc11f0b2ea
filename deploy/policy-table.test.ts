import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';

import {formatPolicyTables} from './policy-table';

const README = path.join(__dirname, 'README.md');

it('README gives operators the policy as it is sent, with its reasons', async () => {
  const readme = fs.readFileSync(README, 'utf8');
  const tables = await format(formatPolicyTables(), {
    ...(await resolveConfig(README)),
    parser: 'markdown',
  });
  expect(readme).toContain(tables.trim());
});
