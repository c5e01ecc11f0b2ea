import {describe, expect, it} from 'vitest';

import {findReference, toMailtoUrl} from './address';
import {toContract} from '@openapi-portal/openapi-model';

describe('URLs in a contract', () => {
  const read = (license: object) =>
    findReference(toContract({openapi: '3.1.0', paths: {}, license}).get('license'), [
      'name',
      'url',
    ]);

  it('is labelled with its name, otherwise with its URL', () => {
    const href = 'https://example.com';
    expect(read({name: 'MIT', url: href})).toEqual({label: 'MIT', href});
    expect(read({url: ` ${href} `})).toEqual({label: href, href});
    expect(read({name: 'MIT'})).toEqual({label: 'MIT'});
    expect(read({})).toBeUndefined();
  });

  it('is shown as text if the link would not be safe', () => {
    const address = 'javascript:x';
    expect(read({name: 'MIT', url: address})).toEqual({label: 'MIT', refused: address});
    expect(read({url: address})).toEqual({label: address});
    expect(read({name: address, url: address})).toEqual({label: address});
  });
});

it('does not link email addresses', () => {
  expect(toMailtoUrl('a@example.com').href).toBe('mailto:a@example.com');
  expect(toMailtoUrl('a@example.com?bcc=b@example.com').href).toBeUndefined();
  expect(toMailtoUrl('a@example.com\nb').href).toBeUndefined();
});
