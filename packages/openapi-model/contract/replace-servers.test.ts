import {expect, it} from 'vitest';

import {replaceServers} from './replace-servers';

const URL = 'https://cyberview.example.org/api/v1';

it('replaces all servers by one, except servers of single paths', () => {
  const paths = {'/files': {servers: [{url: 'https://files.example.com'}]}};
  const servers = [{url: 'https://a.example.com', description: 'A'}, {url: '/v1'}];
  expect(replaceServers({openapi: '3.1.0', info: {}, servers, paths}, URL)).toEqual({
    openapi: '3.1.0',
    info: {},
    servers: [{url: URL}],
    paths,
  });
});

it('adds a server to a contract without servers', () => {
  expect(replaceServers({openapi: '3.0.3', info: {}}, URL)).toMatchObject({servers: [{url: URL}]});
});

it.each([
  [URL, '/api/v1'],
  ['https://cyberview.example.org', '/'],
])('splits %s into the fields of Swagger 2.0', (url, basePath) => {
  const paths = {'/a': {get: {schemes: ['wss'], responses: {}}, 'x-a': {schemes: []}}};
  const document = {swagger: '2.0', host: 'a.example.com', schemes: ['http'], paths};
  expect(replaceServers(document, url)).toEqual({
    swagger: '2.0',
    paths: {'/a': {get: {responses: {}}, 'x-a': {schemes: []}}},
    host: 'cyberview.example.org',
    schemes: ['https'],
    basePath,
  });
});

it('does not change a document that is not a contract', () => {
  expect(replaceServers(undefined, URL)).toBeUndefined();
});
