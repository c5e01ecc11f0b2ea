import {expect, it} from 'vitest';

import type {Profile} from './records';
import {Store} from './store';

it('stores the latest responses up to a maximum', () => {
  const store = new Store({at: 0, profile: {} as Profile, accounts: [], kept: {}});
  const toKey = (number: number): string => `key-${number}`;
  for (let at = 0; at <= 1000; at += 1)
    store.storeResponse(toKey(at), {body: '', answer: {status: 201, headers: {}}, at});
  expect(store.findResponse(toKey(0), 1000)).toBeUndefined();
  expect(store.findResponse(toKey(1), 1000)).toBeDefined();
  expect(store.findResponse(toKey(1000), 1000)).toBeDefined();
});
