import {expect, it} from 'vitest';

import {describeStatus} from './status';

it.each([
  ['404', '404 Not Found'],
  // RFC 9110, 15.5.14 and 15.5.21
  ['413', '413 Content Too Large'],
  ['422', '422 Unprocessable Content'],
  ['418', "418 I'm a Teapot"],
  ['4XX', '4XX Any other client error'],
  ['default', 'default: any other status'],
  ['799', '799'],
  ['constructor', 'constructor'],
])('names %s', (status, words) => {
  expect(describeStatus(status)).toBe(words);
});
