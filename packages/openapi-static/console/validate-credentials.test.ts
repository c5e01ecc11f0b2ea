import {describe, expect, it} from 'vitest';

import type {SecurityRequirement} from './model';
import {findCredentialIssues} from './validate-credentials';

const check = (parts: Partial<SecurityRequirement>, secret: string, user = '') =>
  findCredentialIssues([
    {
      requirement: {scheme: 'main', type: 'oauth2', scopes: [], ...parts},
      credential: {secret, user},
    },
  ]).map(({field, message, isBlocking}) => ({field, message, isBlocking}));

describe('names the character of a secret that a header cannot carry', () => {
  it.each([
    ['a letter of another script', {}, 'abc日', 'U+65E5 at position 4'],
    ['one that cannot be seen', {}, 'ab\u200Bc', 'U+200B at position 3'],
    ['a quotation mark of a word processor', {}, '“abc”', 'U+201C at position 1'],
    ['one beyond the first plane', {}, 'a😀', 'U+1F600 at position 2'],
    ['a control character', {}, 'a\u0001', 'U+0001 at position 2'],
    ['a new line', {}, 'a\nX-Evil: b', 'U+000A at position 2'],
    [
      'in a key',
      {type: 'apiKey', in: 'header', name: 'X-Key'} as const,
      'ü€',
      'U+20AC at position 2',
    ],
    [
      'in another HTTP scheme',
      {type: 'http', httpScheme: 'digest'} as const,
      '€',
      'U+20AC at position 1',
    ],
  ])('%s', (_name, parts, secret, what) => {
    expect(check(parts, secret)).toEqual([
      {
        field: 'secret-main',
        message: `has a character that a header cannot carry: ${what}`,
        isBlocking: true,
      },
    ]);
  });
});

it.each([
  ['nothing', {}, ''],
  ['a token with spaces around', {}, ' abc.DEF-1_2~3+4/5== \n'],
  ['letters of Latin 1', {}, 'Zoë'],
  ['a password, which is encoded', {type: 'http', httpScheme: 'basic'} as const, '日本'],
  ['a key in the query, which is encoded', {type: 'apiKey', in: 'query', name: 'k'} as const, '日'],
  ['what is not sent', {type: 'mutualTLS'} as const, '日'],
])('finds nothing wrong with %s', (_name, parts, secret) => {
  expect(check(parts, secret)).toEqual([]);
});
