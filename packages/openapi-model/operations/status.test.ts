import {expect, it} from 'vitest';

import {describeStatus} from './status';

it.each([
  ['404', '404 Not Found'],
  ['4XX', '4XX Any other client error'],
  ['default', 'default: any other status'],
  ['799', '799'],
  ['constructor', 'constructor'],
])('names %s', (status, words) => {
  expect(describeStatus(status)).toBe(words);
});
