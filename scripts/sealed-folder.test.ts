import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {isSealed, sealFolder} from './sealed-folder';

const FILE = 'cache/a/1';

it.each<[string, (file: string) => void]>([
  ['a bit turned', (file) => fs.writeFileSync(file, 'acc')],
  ['a file cut short', (file) => fs.truncateSync(file, 2)],
  ['another file', (file) => fs.writeFileSync(`${file}.1`, '')],
  ['a file less', (file) => fs.rmSync(file)],
  ['a damaged seal', (file) => fs.truncateSync(path.join(file, '../../../cache.sha256'), 63)],
])('detects a folder with %s', (_, damage) => {
  const dir = writeFiles({[FILE]: 'abc'});
  const cache = path.join(dir, 'cache');
  expect(isSealed(cache)).toBe(false);
  sealFolder(cache);
  expect(isSealed(cache)).toBe(true);
  damage(path.join(dir, FILE));
  expect(isSealed(cache)).toBe(false);
});

it('seals a missing folder', () => {
  const cache = path.join(writeFiles({a: ''}), 'caches/cache');
  sealFolder(cache);
  expect(isSealed(cache)).toBe(true);
});
