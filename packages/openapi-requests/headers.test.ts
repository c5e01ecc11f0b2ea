import {expect, it} from 'vitest';

import {isForbiddenHeader, isHeaderText} from './headers';

it.each([
  ['Cookie', true],
  ['host', true],
  ['Sec-Fetch-Mode', true],
  ['Proxy-Authorization', true],
  ['If-Match', false],
  ['Second', false],
])('knows whether browsers forbid the header %s: %s', (name, isForbidden) => {
  expect(isForbiddenHeader(name)).toBe(isForbidden);
});

it.each([
  ['"a7f3c1d09b42"', true],
  ['Zoë', true],
  ['日本', false],
  ['a\nX-Evil: b', false],
])('knows whether a header can carry %j: %s', (text, isFit) => {
  expect(isHeaderText(text)).toBe(isFit);
});
