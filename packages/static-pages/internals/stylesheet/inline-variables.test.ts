import {describe, expect, it} from 'vitest';

import {inlineVariables} from './inline-variables';

describe('inlineVariables', () => {
  it('replaces constant variables by their values', () => {
    expect(
      inlineVariables(':root{--a:4px;--b:calc(2*var(--a))}p{margin:var(--b,1px) var(--a)}', []),
    ).toBe('p{margin:calc(2*4px) 4px}');
  });

  it("prefers a value for both modes to the theme's values for each", () => {
    const css =
      ':root{--a:red}html[data-theme=dark]{--a:blue}html:root,html[data-theme=dark]{--a:var(--ink)}p{color:var(--a)}';
    expect(inlineVariables(css, [])).toBe('p{color:var(--ink)}');
  });

  it.each([
    ['another mode', ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}'],
    ['a part of the page', ':root{--a:red}.x{--a:blue}p{color:var(--a)}'],
    ['paper', ':root{--a:red}@media print{:root{--a:blue}}p{color:var(--a)}'],
    ['a part that it refers to', ':root{--b:red;--a:var(--b)}.x{--b:blue}p{color:var(--a)}'],
  ])('keeps a variable that changes with %s', (_, css) => {
    expect(inlineVariables(css, [])).toBe(css);
  });

  it('keeps a variable that a script reads', () => {
    const css = ':root{--a:red}p{color:var(--a)}';
    expect(inlineVariables(css, ['--a'])).toBe(css);
  });
});
