import {describe, expect, it} from 'vitest';

import {purgeStyles} from './purge-styles';

const content = ['<p class="used">', 'element.className="made-up"; element.dataset.state="on"'];

const purge = async (css: string): Promise<string> =>
  (await purgeStyles(css, content)).replace(/\s+/g, '');

describe('purgeStyles', () => {
  it('removes rules whose class no page uses', async () => {
    expect(await purge('.unused{color:red}.used .unused{color:red}')).toBe('');
  });

  it.each([
    ['a class of the HTML', '.used{color:red}'],
    ['a class that a script gives', '.made-up{color:red}'],
    ['a state that a script sets', '[data-state=on].used{color:red}'],
    ['an attribute of the browser', '.used[open]{color:red}'],
    ['what every page has', 'html,body,:root{color:red}'],
    ['what CSS makes', '::selection{color:red}'],
    ['the place of the keyboard', ':focus-visible{color:red}'],
    ['a state of one of several', ':is(.used,.made-up):hover{color:red}'],
    ['rules inside others', '@mediaprint{.used{color:red}}'],
  ])('keeps %s', async (_, css) => {
    expect(await purge(css.replace('@media', '@media '))).toBe(css);
  });

  it('removes rules of classes that the options list as unused', async () => {
    const result = await purgeStyles('.used{color:red}.made-up{color:red}', content, [/^made/]);
    expect(result.replace(/\s+/g, '')).toBe('.used{color:red}');
  });

  it('removes unused variables, and keeps those that a script reads', async () => {
    const css = ':root{--read:red;--unread:red;--by-script:red}.used{color:var(--read)}';
    const result = await purgeStyles(css, [...content, 'style="color:var(--by-script)"']);
    expect(result).toContain('--read:red');
    expect(result).toContain('--by-script:red');
    expect(result).not.toContain('--unread');
  });
});
