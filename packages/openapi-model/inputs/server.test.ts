import {describe, expect, it} from 'vitest';

import {isExampleHost, isMixedContent, toChosenAddress} from './server';

const BASE = 'https://docs.example.com/docs/API/';
const SERVER = {
  url: 'https://{region}.example.org:{port}/v1/',
  variables: {region: {default: 'eu', enum: ['eu', 'us']}, port: {default: '443'}},
};
const ELSEWHERE =
  'Remove ? and # and everything after them from the URL. Otherwise, requests go to another resource.';
const other = (address: string) => ({template: undefined, other: address, variables: {}});

describe('builds the URL from the contract', () => {
  it('with defaults for its variables, without a trailing slash', () => {
    const choice = {template: SERVER.url, other: '', variables: {}};
    expect(toChosenAddress(choice, [SERVER], BASE)).toEqual({url: 'https://eu.example.org/v1'});
  });

  it('with the values that the reader entered', () => {
    const choice = {template: SERVER.url, other: '', variables: {region: 'us', port: '8443'}};
    expect(toChosenAddress(choice, [SERVER], BASE)).toEqual({
      url: 'https://us.example.org:8443/v1',
    });
  });

  it('relative to the page', () => {
    const choice = {template: '/v2', other: '', variables: {}};
    expect(toChosenAddress(choice, [{url: '/v2'}], BASE)).toEqual({
      url: 'https://docs.example.com/v2',
    });
  });

  it.each(['https://api.example.org/v1#', '/v1?', '/v1?tenant=a'])(
    'unless %s would send paths elsewhere',
    (url) => {
      const choice = {template: url, other: '', variables: {}};
      expect(toChosenAddress(choice, [{url}], BASE)).toEqual({mistake: ELSEWHERE});
    },
  );

  it('unless a value of a variable would do so', () => {
    const choice = {template: SERVER.url, other: '', variables: {region: 'evil.example/#'}};
    expect(toChosenAddress(choice, [SERVER], BASE)).toEqual({mistake: ELSEWHERE});
  });

  it('unless a variable has no value', () => {
    const choice = {template: 'https://{x}.example.org', other: '', variables: {}};
    expect(toChosenAddress(choice, [{url: 'https://{x}.example.org'}], BASE)).toEqual({
      mistake: 'Replace the part in braces with a value.',
    });
  });
});

describe('accepts the URL of the reader', () => {
  it.each([
    ['http://localhost:4010', 'http://localhost:4010'],
    [' https://api.example.org/v1/ ', 'https://api.example.org/v1'],
  ])('%s', (address, url) => {
    expect(toChosenAddress(other(address), [SERVER], BASE)).toEqual({url});
  });

  it.each([
    ['', 'Enter a URL, such as https://api.example.org/v1.'],
    ['api.example.org', 'This is not a URL. Start it with https:// or http://.'],
    ['/v1', 'This is not a URL. Start it with https:// or http://.'],
    ['localhost:8080', 'Start the URL with https:// or http://.'],
    ['javascript:alert(1)', 'Start the URL with https:// or http://.'],
    [
      'https://me:secret@api.example.org',
      'Remove the user name and password from the URL. Enter them under Authorization.',
    ],
    ['https://api.example.org/v1?a=b', ELSEWHERE],
    ['https://api.example.org/v1#top', ELSEWHERE],
    ['https://api.example.org/v1?', ELSEWHERE],
    ['https://api.example.org/v1#', ELSEWHERE],
    ['https://api.example.org?#', ELSEWHERE],
  ])('but not %s', (address, mistake) => {
    expect(toChosenAddress(other(address), [SERVER], BASE)).toEqual({mistake});
  });
});

it.each([
  ['https://api.example.com/v1', true],
  ['https://example.net', true],
  ['https://ciso.example', true],
  ['https://ciso.invalid', true],
  ['https://myexample.com', false],
  ['http://localhost:3000', false],
])('checks whether %s is reserved for examples: %s', (url, isReserved) => {
  expect(isExampleHost(url)).toBe(isReserved);
});

it.each([
  ['http://api.example.org', BASE, true],
  ['https://api.example.org', BASE, false],
  ['http://localhost:4010', BASE, false],
  ['http://127.0.0.1:4010', BASE, false],
  ['http://api.example.org', 'http://localhost:3000/', false],
])('checks whether %s is mixed content on %s: %s', (url, base, isMixed) => {
  expect(isMixedContent(url, base)).toBe(isMixed);
});
