import {expect, it} from 'vitest';

import {NO_CREDENTIAL} from '@openapi-portal/openapi-requests';
import {findCredential, findOtherOrigins, NO_CREDENTIALS, withCredential} from './credentials';
import {toChosenAddress, toOrigin} from '@openapi-portal/openapi-model/inputs';

const A = 'https://a.example.org';
const B = 'https://b.example.org';
const GIVEN = {secret: 'abc', user: ''};
const FOR_A = withCredential(NO_CREDENTIALS, A, 'oauth2', GIVEN);

it('sends a credential only to the origin for which it was entered', () => {
  expect(findCredential(FOR_A, A, 'oauth2')).toEqual(GIVEN);
  expect(findCredential(FOR_A, B, 'oauth2')).toEqual(NO_CREDENTIAL);
  expect(findCredential(FOR_A, undefined, 'oauth2')).toEqual(NO_CREDENTIAL);
  expect(findCredential(FOR_A, A, 'key')).toEqual(NO_CREDENTIAL);
});

it('keeps the credentials of an origin while another gets its own', () => {
  const both = withCredential(FOR_A, B, 'oauth2', {secret: 'xyz', user: ''});
  expect(findCredential(both, A, 'oauth2').secret).toBe('abc');
  expect(findCredential(both, B, 'oauth2').secret).toBe('xyz');
  expect(findCredential(FOR_A, B, 'oauth2').secret).toBe('');
});

it('lists the other origins with entered credentials', () => {
  expect(findOtherOrigins(FOR_A, B)).toEqual([A]);
  expect(findOtherOrigins(FOR_A, A)).toEqual([]);
  expect(findOtherOrigins(withCredential(FOR_A, A, 'oauth2', NO_CREDENTIAL), B)).toEqual([]);
});

const BASE = 'https://docs.example.com/docs/API/';
const toOther = (other: string) =>
  toOrigin(toChosenAddress({template: undefined, other, variables: {}}, [], BASE));

it.each([
  ['another path', 'https://a.example.org/v2'],
  ['the default port', 'https://a.example.org:443/v1'],
  ['capitals', 'HTTPS://A.Example.ORG/v1'],
  ['spaces around', ' https://a.example.org '],
])('treats a URL with %s as the same origin', (_name, address) => {
  expect(toOther(address)).toBe(A);
});

it.each([
  ['scheme', 'http://a.example.org'],
  ['port', 'https://a.example.org:8443'],
  ['host', 'https://a.example.org.evil.example'],
  ['subdomain', 'https://v1.a.example.org'],
  ['host with a dot at its end', 'https://a.example.org.'],
])('treats a URL with another %s as another origin', (_name, address) => {
  expect(toOther(address)).not.toBe(A);
  expect(toOther(address)).toBeDefined();
});

it.each(['', 'a.example.org', 'https://', 'https://a.example.org@b.example.org/', 'data:,x'])(
  'finds no origin in %j',
  (address) => {
    expect(toOther(address)).toBeUndefined();
  },
);

it('resolves a relative server against the origin of this site', () => {
  const choice = {template: '/v2', other: '', variables: {}};
  expect(toOrigin(toChosenAddress(choice, [{url: '/v2'}], BASE))).toBe('https://docs.example.com');
});
