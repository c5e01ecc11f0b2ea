import {describe, expect, it} from 'vitest';

import {prepare, toPortableUrl} from './prepare';
import type {SampleRequest} from './types';

const REQUEST: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1',
  headers: [],
  credentials: [],
  answer: {kind: 'json'},
};

describe('toPortableUrl', () => {
  it('keeps encoded characters, and every reserved one', () => {
    const url = "https://[::1]:8443/a%2Fb/'c';v=1,2/(d)?q=%22x%22&r=a+b&s=/?:@!$*";
    expect(toPortableUrl(url)).toBe(url);
  });

  it('encodes what clients would read or send differently', () => {
    expect(toPortableUrl("https://h/{id}/é|?filter[a]='b'&c={d}#top")).toBe(
      'https://h/%7Bid%7D/%C3%A9%7C?filter%5Ba%5D=%27b%27&c=%7Bd%7D',
    );
  });
});

describe('prepare', () => {
  it('joins the values of a repeated header', () => {
    const headers = [
      ['X-Tag', 'a'],
      ['x-tag', 'b'],
    ] as const;
    expect(prepare({...REQUEST, headers}).headers).toEqual([['X-Tag', ['a, b']]]);
  });

  it('prefers the content type in the headers', () => {
    const prepared = prepare({
      ...REQUEST,
      headers: [['content-type', 'application/json; v=2']],
      body: {kind: 'json', mediaType: 'application/json', value: {}},
    });
    expect(prepared.headers).toEqual([]);
    expect(prepared.body?.contentType).toBe('application/json; v=2');
  });
});
