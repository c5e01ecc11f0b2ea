import {describe, expect, it} from 'vitest';

import type {HeaderRule} from './headers';
import {findHeaders, formatHeadersFile, parseHeadersFile} from './headers-file';

const RULES: readonly HeaderRule[] = [
  {path: '/*', headers: {'Cache-Control': 'no-cache', 'X-Policy': "default-src 'none'; a: b"}},
  {path: '/assets/*', headers: {'Cache-Control': 'immutable'}, without: ['X-Policy']},
  {path: '/*.md', headers: {'X-Shared': '*'}},
];

describe('the headers file', () => {
  it('removes a header of an earlier rule before it sets the header again', () => {
    expect(formatHeadersFile(RULES)).toMatchInlineSnapshot(`
      "/*
        Cache-Control: no-cache
        X-Policy: default-src 'none'; a: b

      /assets/*
        ! X-Policy
        ! Cache-Control
        Cache-Control: immutable

      /*.md
        X-Shared: *
      "
    `);
  });

  it.each([
    ['/', {'Cache-Control': 'no-cache', 'X-Policy': "default-src 'none'; a: b"}],
    ['/assets/js/main.js', {'Cache-Control': 'immutable'}],
    ['/docs/risks.md', {...RULES[0]?.headers, 'X-Shared': '*'}],
    ['/.md', {...RULES[0]?.headers, 'X-Shared': '*'}],
    ['/md', RULES[0]?.headers],
  ])('is read again for %s', (pathname, headers) => {
    const read = parseHeadersFile(formatHeadersFile(RULES));
    expect(findHeaders(read, pathname)).toEqual(headers);
    expect(findHeaders(RULES, pathname)).toEqual(headers);
  });

  it('supports a rule for a single URL', () => {
    const rules = [{path: '/robots.txt', headers: {'X-One': '1'}}];
    expect(findHeaders(rules, '/robots.txt')).toEqual({'X-One': '1'});
    expect(findHeaders(rules, '/robots.txt/')).toEqual({});
  });
});
