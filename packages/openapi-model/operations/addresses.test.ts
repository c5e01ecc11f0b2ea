import {describe, expect, it} from 'vitest';

import type {JsonValue} from '@openapi-portal/reports/json';

import {Cursor} from '../contract/cursor';
import {findUrlProblem, listServers} from './addresses';

describe('a URL of a contract', () => {
  it.each([
    'https://api.example.org',
    'https://api.example.org:8443/v1?a=b#c',
    'http://localhost',
    'wss://events.example.org',
    'mailto:api@example.org',
    'urn:ietf:params:xml:ns:example',
    '/',
    '/v1',
    './test',
    '../docs/more.html#here',
    '//other.example.org/v1',
    'https://例え.example/ü',
  ])('may be %s, relative or not (OpenAPI 3.1.1, 4.6)', (address) => {
    expect(findUrlProblem(address)).toBeUndefined();
  });

  it.each([
    ['https://', 'has no host'],
    ['https:///v1', 'has no host'],
    ['http:/api.example.org', 'has no host'],
    ['https://:8443/v1', 'has no host'],
    ['www.example.org/docs', 'has no scheme, so browsers resolve it as a relative URL'],
    ['see our site', 'contains a character that is not allowed in a URL'],
    // OpenAPI 3.1.1, 4.8.5.1: only the `url` of a server can have variables.
    ['https://{host}/v1', 'contains the variable {host}'],
    ['https://api.example.org:port', 'is not a valid URL'],
    ['https://[::1', 'is not a valid URL'],
  ])('is not %s', (address, message) => {
    expect(findUrlProblem(address)?.message).toBe(message);
  });
});

describe('the servers of an operation (OpenAPI 3.1.1, 4.8.5 and 4.8.6)', () => {
  const list = (...owners: readonly JsonValue[][]): readonly (string | undefined)[] => {
    const cursors = owners.map((servers) => new Cursor({}, {servers}));
    return listServers(...cursors).map((server) => server.text('url'));
  };

  it('are not replaced by inherited servers if the only one is invalid', () => {
    expect(list([{url: 'https://'}], [{url: 'https://api.example.org'}])).toEqual([]);
    expect(list([{url: 'https://'}, {url: '/v2'}])).toEqual(['/v2']);
  });

  it('use HTTP or WebSocket', () => {
    const urls = ['https://a.example', 'ws://a.example', '//a.example', 'data:,a', 'localhost:80'];
    const mixed = {url: '{scheme}:x', variables: {scheme: {default: 'javascript'}}};
    expect(list([...urls.map((url) => ({url})), mixed])).toEqual(urls.slice(0, 3));
  });

  it('contain the defaults of their variables', () => {
    const toServer = (value: string) => ({
      url: '{apiRoot}/v1',
      variables: {apiRoot: {default: value}},
    });
    expect(list([toServer('https://api.example.org'), toServer('')])).toHaveLength(2);
    expect(list([toServer('https://')])).toEqual([]);
    expect(list([{url: 'https://{host}/v1'}, {url: '{apiRoot}/v1'}])).toHaveLength(2);
  });
});
