import {expect, it} from 'vitest';

import {readRecent, rememberQuery, type StorageSlot} from './recent';

function createSlot(stored: string | null = null): StorageSlot {
  let value = stored;
  return {get: () => value, set: (next) => (value = next), del: () => (value = null)};
}

it('keeps the last five searches, the last first, each once', () => {
  const slot = createSlot();
  ['a', 'b', 'c', 'd', 'e', 'f', ' B ', ' '].forEach((query) => rememberQuery(slot, query));
  expect(readRecent(slot)).toEqual(['B', 'f', 'e', 'd', 'c']);
});

it.each([null, '', '{', '{"a": 1}', '[1, null]'])('restores nothing from %j', (stored) => {
  expect(readRecent(createSlot(stored))).toEqual([]);
});

it('works without storage', () => {
  const slot: StorageSlot = {get: () => null, set: () => undefined, del: () => undefined};
  rememberQuery(slot, 'a');
  expect(readRecent(slot)).toEqual([]);
});
