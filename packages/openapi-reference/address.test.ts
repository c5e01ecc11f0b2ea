import {describe, expect, it} from 'vitest';

import {isSafeAddress, toMailbox, findReference} from './address';
import {toContract} from '@openapi-portal/openapi-model';

describe('an address', () => {
  it.each([
    'javascript:x',
    'JaVaScRiPt:x',
    ' javascript:x',
    'java\tscript:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'java\u0000script:x',
    '\u200bjavascript:x',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'vbscript:x',
    'blob:https://docs.example.com/x',
    'file:///x',
    'filesystem:https://docs.example.com/x',
    'view-source:https://docs.example.com/',
    'intent://x',
    'https:\\\\evil.example',
    'https://[',
    'https://exam\u202eple.com',
    '/docs/%',
    '#%E0%A4%A',
  ])('is not one to be led to where it is %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  it.each([
    'https://example.com',
    'HTTP://example.com/a?b=c#d',
    'mailto:a@example.com',
    'tel:+49301234',
    '//example.com/a',
    '/docs/a:b',
    '../c?d=e:f',
    '#b',
    '/a%20b',
    'https://example.com/100%',
    '',
    'https://例え.example/ü',
  ])('is one to be led to where it is %j', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });
});

describe('what a contract leads to', () => {
  const read = (license: object) =>
    findReference(toContract({openapi: '3.1.0', paths: {}, license}).get('license'), [
      'name',
      'url',
    ]);

  it('is named by its name, else by its address', () => {
    const href = 'https://example.com';
    expect(read({name: 'MIT', url: href})).toEqual({label: 'MIT', href});
    expect(read({url: ` ${href} `})).toEqual({label: href, href});
    expect(read({name: 'MIT'})).toEqual({label: 'MIT'});
    expect(read({})).toBeUndefined();
  });

  it('is shown as text where nobody may be led there', () => {
    const address = 'javascript:x';
    expect(read({name: 'MIT', url: address})).toEqual({label: 'MIT', refused: address});
    expect(read({url: address})).toEqual({label: address});
    expect(read({name: address, url: address})).toEqual({label: address});
  });
});

it('writes no letter to a mailbox', () => {
  expect(toMailbox('a@example.com').href).toBe('mailto:a@example.com');
  expect(toMailbox('a@example.com?bcc=b@example.com').href).toBeUndefined();
  expect(toMailbox('a@example.com\nb').href).toBeUndefined();
});
