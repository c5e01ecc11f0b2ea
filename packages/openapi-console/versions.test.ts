import {beforeEach, describe, expect, it} from 'vitest';

import type {ResponseBody} from './body';
import {
  findCurrentVersion,
  findVersion,
  forgetVersions,
  skipNextVersion,
  rememberVersion,
  recordVersion,
} from './versions';

const ANA = 'https://api.test/users/ana';

const tagged = (etag?: string, status = 200) => ({
  status,
  headers: etag === undefined ? [] : ([['etag', etag]] as const),
});

beforeEach(forgetVersions);

describe('the version of a record', () => {
  it('is taken from the last response for its path, regardless of the query', () => {
    rememberVersion({method: 'GET', address: `${ANA}?fields=all`}, tagged('"1"'), '');
    expect(findVersion(ANA, '')).toBe('"1"');
    rememberVersion({method: 'PATCH', address: ANA}, tagged('"2"'), '');
    expect(findVersion(ANA, '')).toBe('"2"');
    expect(findVersion('https://api.test/users/luis', '')).toBeUndefined();
    expect(findVersion(ANA, 'the sandbox')).toBeUndefined();
  });

  it('is stored for the Location of a created record', () => {
    const {headers} = tagged('"1"');
    const made = {status: 201, headers: [...headers, ['Location', '/users/ana'] as const]};
    rememberVersion({method: 'POST', address: 'https://api.test/users'}, made, '');
    expect(findVersion(ANA, '')).toBe('"1"');
    expect(findVersion('https://api.test/users', '')).toBeUndefined();
  });

  it('is unknown after a change without an ETag, and unchanged after a rejected change', () => {
    rememberVersion({method: 'GET', address: ANA}, tagged('"1"'), '');
    rememberVersion({method: 'PATCH', address: ANA}, tagged('"9"', 412), '');
    expect(findVersion(ANA, '')).toBe('"1"');
    rememberVersion({method: 'DELETE', address: ANA}, tagged(undefined, 204), '');
    expect(findVersion(ANA, '')).toBeUndefined();
  });

  it('is filled in once, but not into a restored form', () => {
    expect([recordVersion('a', '1'), recordVersion('a', '1'), recordVersion('a', '2')]).toEqual([
      true,
      false,
      true,
    ]);
    skipNextVersion('a');
    expect([recordVersion('a', '3'), recordVersion('a', '4')]).toEqual([false, true]);
  });
});

describe('the current version in a rejected change', () => {
  const toBody = (value: unknown): ResponseBody => ({
    kind: 'json',
    value,
    text: '',
    tree: {text: ''},
  });

  it.each([
    ['in the problem', [], {current_etag: '"5d"'}, '"5d"'],
    ['in the header', [['ETag', '"6e"']], {}, '"6e"'],
    ['nowhere', [], {current_etag: 'no tag', version: '"1"'}, undefined],
  ] as const)('is found %s', (_name, headers, value, version) => {
    expect(findCurrentVersion({status: 412, headers, body: toBody(value)})).toBe(version);
  });

  it('is not read from other errors', () => {
    const body = toBody({current_etag: '"5d"'});
    expect(findCurrentVersion({status: 409, headers: [], body})).toBeUndefined();
  });
});
