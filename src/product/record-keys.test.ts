import {expect, it} from 'vitest';

import {isRecordKey, splitByKeys} from './record-keys';

it.each(['RSK-0017', 'IDEA-0021', 'CVE-1900-1234'])(
  'recognises %s as the key of a record',
  (key) => {
    expect(isRecordKey(key)).toBe(true);
  },
);

it.each(['RSK', 'RSK-17', 'XYZ-0017', 'RSK-0017 and more', 'A.8.8', 'CVE-1900'])(
  'does not recognise %s as a key',
  (text) => {
    expect(isRecordKey(text)).toBe(false);
  },
);

it('finds the keys in a text', () => {
  expect(splitByKeys('CVE-1900-1234 on AST-0042')).toEqual([
    '',
    'CVE-1900-1234',
    ' on ',
    'AST-0042',
    '',
  ]);
  expect(splitByKeys('no key')).toEqual(['no key']);
});
