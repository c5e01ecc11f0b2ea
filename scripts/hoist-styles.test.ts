import {expect, it} from 'vitest';

import {hoistStyles} from './hoist-styles';

const SHARED = '<link rel=stylesheet href=/all.css />';
const OWN = '<link rel=stylesheet href=/own.css data-precedence=page />';
const OTHER = '<link rel=stylesheet href=/other.css data-precedence=page />';
const CONTENT = '<main>A <code>data-precedence=</code></main>';

it('puts the stylesheets of a page behind that of all pages, in their order', () => {
  const html = `<head>${SHARED}<script src=/a.js></script><body><div>${OWN}${OTHER}${CONTENT}</div>`;
  expect(hoistStyles(html)).toBe(
    `<head>${SHARED}${OWN}${OTHER}<script src=/a.js></script><body><div>${CONTENT}</div>`,
  );
});

it('leaves a page without stylesheets of its own as it is', () => {
  const html = `<head>${SHARED}<body>${CONTENT}`;
  expect(hoistStyles(html)).toBe(html);
});
