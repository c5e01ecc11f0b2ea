import fs from 'node:fs';
import path from 'node:path';

import {createConfig, lint} from '@redocly/openapi-core';
import {openApi32Types} from '@openapi-portal/openapi-model/reading';
import {expect, it} from 'vitest';

const CONTRACTS = fs.readdirSync(__dirname).filter((name) => name.endsWith('.yaml'));

it('there are at least eight', () => {
  expect(CONTRACTS.length).toBeGreaterThanOrEqual(8);
});

it.each(CONTRACTS)('%s is valid by the minimal rules of Redocly', async (name) => {
  const config = await createConfig({
    extends: ['minimal'],
    plugins: [openApi32Types],
    // A server URL may end in a slash. URLs built from it must not have two.
    rules: {'no-server-trailing-slash': 'off'},
  });
  const findings = await lint({ref: path.join(__dirname, name), config});
  const errors = findings.filter(({severity}) => severity === 'error');
  expect(errors.map(({ruleId, message}) => `${ruleId}: ${message}`)).toEqual([]);
});
