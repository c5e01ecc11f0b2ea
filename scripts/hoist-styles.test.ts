import {expect, it} from 'vitest';

import {hoistStyles} from './secure-build';

const SHARED = '<link rel=stylesheet href=/all.css />';
const OWN = '<link rel=stylesheet href=/own.css data-precedence=page />';
const OTHER = '<link rel=stylesheet href=/other.css data-precedence=page />';
const CONTENT = '<main>A <code>data-precedence=</code></main>';

it('puts the stylesheets of a page after those of all pages, in their order', () => {
  const html = `<head>${SHARED}<script src=/a.js></script><body><div>${OWN}${OTHER}${CONTENT}</div>`;
  expect(hoistStyles(html)).toBe(
    `<head>${SHARED}${OWN}${OTHER}<script src=/a.js></script><body><div>${CONTENT}</div>`,
  );
});

it.each([
  ['without stylesheets of its own', `<head>${SHARED}<body>${CONTENT}`],
  ['that has no other', `<head><body>${OWN}${CONTENT}`],
])('does not change a page %s', (_, html) => {
  expect(hoistStyles(html)).toBe(html);
});
