import remarkMath from 'remark-math';
import {expect, test} from 'vitest';

import type {ProseSite} from '../site';
import {applyRule} from '../testing/read-site';
import {findSyntaxMistakes} from './syntax';

import {findUndrawnCode} from './undrawn-code';

const find = (text: string, options: Partial<ProseSite> = {}): string =>
  applyRule(findUndrawnCode, {'docs/page.mdx': text}, options);

const MATHS = '$$\n\\frac{\\alpha}{b}\n$$\n\nIn $x_{\\beta}$ words\n';

test('passes code that is meant to be read', () => {
  expect(find('```js title="live.js"\na\n```\n\n```\nmermaid\n```\n\n$5, or $$ a\n')).toBe('');
});

test('rejects a diagram, a formula and code that runs, and says what draws them', () => {
  const text = 'Text\n\n```mermaid\ngraph TD\n```\n\n$$\nx\n$$\n\n```jsx live\nx\n```\n';
  expect(find(text)).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  A block of mermaid would be shown as code: nothing draws a diagram of it
        → place a picture; or name @docusaurus/theme-mermaid in themes, set markdown.mermaid, and let the policy take its styles ('unsafe-inline' in style-src)
      docs/page.mdx:7:1  A block of math would be shown as code: nothing draws a formula of it
        → add remark-math to remarkPlugins and to extensions of this check, and [rehypeKatex, {output: 'mathml'}] of rehype-katex to rehypePlugins: MathML needs no styles, which the policy refuses; or place a picture
      docs/page.mdx:11:1  A block of jsx would be shown as code: nothing draws code that runs of it
        → name @docusaurus/theme-live-codeblock in themes, and let the policy run what readers write ('unsafe-eval' in script-src, no require-trusted-types-for); or take live out"
  `);
  expect(find('```math\nx\n```\n')).toContain('nothing draws a formula of it');
});

test('passes what a theme of the site draws in the browser', () => {
  const drawsInBrowser = {diagrams: true, liveCode: true};
  expect(find('```mermaid\nx\n```\n\n```jsx live\nx\n```\n', {drawsInBrowser})).toBe('');
});

test('passes formulas where the site reads them, which are no expressions then', () => {
  const site = {extensions: [remarkMath]};
  expect(applyRule(findSyntaxMistakes, {'docs/page.mdx': MATHS})).toContain('cannot be parsed');
  expect(applyRule(findSyntaxMistakes, {'docs/page.mdx': MATHS}, site)).toBe('');
  expect(find(`${MATHS}\n\`\`\`math\nx\n\`\`\`\n`, site)).toBe('');
});
