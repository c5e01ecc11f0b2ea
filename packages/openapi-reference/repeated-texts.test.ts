import {expect, it} from 'vitest';

import {removeRepeatedTexts} from './repeated-texts';

it('omits a text if another text starts with it', () => {
  expect(removeRepeatedTexts(['A UUID that you choose.', 'A UUID.'])).toEqual([
    'A UUID that you choose.',
  ]);
  expect(removeRepeatedTexts(['To invite.', 'To invite. The type decides.'])).toEqual([
    'To invite. The type decides.',
  ]);
});

it('keeps every other text once', () => {
  expect(removeRepeatedTexts(['One.', 'Two.', 'One.'])).toEqual(['One.', 'Two.']);
});

it('keeps one of two texts that differ only in a full stop', () => {
  expect(removeRepeatedTexts(['About the item', 'Two.', 'About the item.'])).toEqual([
    'About the item',
    'Two.',
  ]);
});
