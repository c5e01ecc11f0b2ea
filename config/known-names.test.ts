import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {findCodeLists} from './known-names';

it.each([
  ['is not there', {}],
  ['is empty', {'a.yaml': ''}],
  ['is no YAML', {'a.yaml': 'a: ['}],
  ['is no OpenAPI', {'a.yaml': '[]'}],
  ['has paths that are none', {'a.yaml': 'openapi: 3.1.0\npaths: {/a: 1}'}],
])('returns no names while a contract %s', (_, files) => {
  expect(findCodeLists([path.join(writeFiles(files), 'a.yaml')])).toBeUndefined();
});
