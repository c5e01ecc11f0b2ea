import {expect, it} from 'vitest';

import {readServerUrl} from './server-url';

it('is undefined without a configured URL', () => {
  expect(readServerUrl('')).toBeUndefined();
});

it.each([
  ['https://cyberview.example.org/v1', 'https://cyberview.example.org/v1'],
  ['https://cyberview.example.org/', 'https://cyberview.example.org'],
  ['http://localhost:8080/v1/', 'http://localhost:8080/v1'],
])('accepts %s', (value, url) => {
  expect(readServerUrl(value)).toBe(url);
});

it.each([
  'cyberview.example.org/v1',
  '/v1',
  'ftp://cyberview.example.org',
  'https://user:secret@cyberview.example.org',
  'https://cyberview.example.org/v1?a=b',
  'https://cyberview.example.org/#a',
])('rejects %s, and suggests a fix', (value) => {
  expect(() => readServerUrl(value)).toThrow(
    'Write a complete URL without credentials, ? and #, such as API_SERVER_URL=https://cyberview.example.org/v1',
  );
});
