import {expect, it} from 'vitest';

import {toSaidOnce} from './said-once';

it('leaves out a text with which another one begins', () => {
  expect(toSaidOnce(['A UUID that you choose.', 'A UUID.'])).toEqual(['A UUID that you choose.']);
  expect(toSaidOnce(['To invite.', 'To invite. The type decides.'])).toEqual([
    'To invite. The type decides.',
  ]);
});

it('keeps the others, each once', () => {
  expect(toSaidOnce(['One.', 'Two.', 'One.'])).toEqual(['One.', 'Two.']);
});

it('keeps one of two texts that differ only in a full stop', () => {
  expect(toSaidOnce(['About the item', 'Two.', 'About the item.'])).toEqual([
    'About the item',
    'Two.',
  ]);
});
