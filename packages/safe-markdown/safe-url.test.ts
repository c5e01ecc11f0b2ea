import {describe, expect, it} from 'vitest';

import {isSafeUrl} from './safe-url';

describe('a URL', () => {
  it.each([
    'javascript:x',
    'JaVaScRiPt:x',
    ' javascript:x',
    'java\tscript:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'java\u0000script:x',
    '\u200bjavascript:x',
    'data:text/html,x',
    'DATA:text/html;base64,eA==',
    'vbscript:x',
    'blob:https://docs.example.com/x',
    'file:///x',
    'filesystem:https://docs.example.com/x',
    'view-source:https://docs.example.com/',
    'intent://x',
    'https:\\\\evil.example',
    'https://[',
    'https://exam\u202eple.com',
    '/docs/%',
    '#%E0%A4%A',
  ])('is not safe if it is %j', (address) => {
    expect(isSafeUrl(address)).toBe(false);
  });

  it.each([
    'https://example.com',
    'HTTP://example.com/a?b=c#d',
    'mailto:a@example.com',
    'tel:+49301234',
    '//example.com/a',
    '/docs/a:b',
    '../c?d=e:f',
    '#b',
    '/a%20b',
    'https://example.com/100%',
    '',
    'https://例え.example/ü',
  ])('is safe if it is %j', (address) => {
    expect(isSafeUrl(address)).toBe(true);
  });
});
