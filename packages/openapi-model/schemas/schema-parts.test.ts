import {afterEach, expect, it, vi} from 'vitest';

import {Cursor} from '../contract/cursor';

import {collectParts} from './schema-parts';

afterEach(() => void vi.restoreAllMocks());

it('does not visit the members of a union with several members', () => {
  const items = vi.spyOn(Cursor.prototype, 'items');
  const lamp = {oneOf: Array.from({length: 500}, (_, index) => ({const: index}))};
  expect(collectParts(new Cursor({}, lamp)).parts).toHaveLength(1);
  expect(items).not.toHaveBeenCalledWith('oneOf');
});
