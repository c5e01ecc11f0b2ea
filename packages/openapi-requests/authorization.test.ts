import {expect, it} from 'vitest';

import {toAuthorizations} from './authorization';
import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';

const need = (scheme: string, ...scopes: string[]): SecurityRequirement => ({
  scheme,
  type: 'oauth2',
  scopes,
});

it('shows requirements that differ only in scopes once', () => {
  expect(toAuthorizations([[need('oauth2', 'users.write')], [need('oauth2', 'profile')]])).toEqual([
    {requirements: [need('oauth2', 'users.write')], scopes: [['users.write'], ['profile']]},
  ]);
});

it('offers alternatives with other schemes, with several schemes, and with none', () => {
  const ways = toAuthorizations([[need('a'), need('b')], [need('a')], []]);
  expect(ways.map(({requirements}) => requirements.map(({scheme}) => scheme))).toEqual([
    ['a', 'b'],
    ['a'],
    [],
  ]);
});
