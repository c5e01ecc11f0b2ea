import {expect, it} from 'vitest';

import {toMinorVersion} from './older-versions';

it.each([
  ['1.0.4', '1.0'],
  ['10.21.3', '10.21'],
  ['1.0', undefined],
  ['2026-11-21', undefined],
])('finds the minor version of %s', (version, line) => {
  expect(toMinorVersion(version)).toBe(line);
});
