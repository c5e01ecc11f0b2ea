import {describe, expect, it} from 'vitest';

import {compare, compareBack, findImpacts, type Replacement} from './testing/compare-small';

describe('access', () => {
  it('breaks clients if a token needs another scope', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: [{key: [write]}]'];
    expect(compare(change)).toContain(
      'breaking: GET /things: access: is no longer granted by `key` with `read`',
    );
  });

  it('breaks nothing if another scope is also accepted', () => {
    const change: Replacement = [
      'security: [{key: [read]}]',
      'security: [{key: [read]}, {key: [write]}]',
    ];
    expect(findImpacts(compare(change))).toEqual(['compatible']);
    expect(findImpacts(compareBack(change))).toEqual(['breaking']);
  });

  it('breaks nothing if a token needs fewer scopes', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: [{key: [read, write]}]'];
    expect(findImpacts(compare(change))).toEqual(['breaking']);
    expect(findImpacts(compareBack(change))).toEqual(['compatible']);
  });

  it('breaks clients if it starts to require authorization', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: []'];
    expect(findImpacts(compareBack(change))).toContain('breaking');
  });

  it('breaks clients if a user type loses access', () => {
    const change: Replacement = ['[member, auditor]', '[member]'];
    expect(compare(change)).toEqual([
      'breaking: POST /things: access: is no longer granted to `auditor` with `read`',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: POST /things: access: is now granted to `auditor` with `read`',
    ]);
  });

  it('breaks clients if it covers fewer records or fields', () => {
    expect(compare(['records: all', 'records: own, fields: [name]'])).toEqual([
      'breaking: POST /things: access: with `read` now covers the records `own`',
      'breaking: POST /things: access: with `read` covers fewer fields',
    ]);
    expect(findImpacts(compareBack(['records: all', 'records: own, fields: [name]']))).toEqual([
      'compatible',
    ]);
  });
});
