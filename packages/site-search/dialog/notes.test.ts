import {expect, it} from 'vitest';

import {quoteWord} from './notes';

it('puts the quoted word into quotation marks, and keeps the others', () => {
  expect(quoteWord('inherrent risk', 'inherrent')).toBe('"inherrent" risk');
  expect(quoteWord('risk', 'inherrent')).toBe('risk');
});
