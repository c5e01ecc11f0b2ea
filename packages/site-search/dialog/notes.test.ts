import {expect, it} from 'vitest';

import {quoteWord} from './notes';

it('puts a word between quotation marks, and leaves the others', () => {
  expect(quoteWord('inherrent risk', 'inherrent')).toBe('"inherrent" risk');
  expect(quoteWord('risk', 'inherrent')).toBe('risk');
});
