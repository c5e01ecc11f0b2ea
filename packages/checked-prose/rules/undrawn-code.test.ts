import remarkMath from 'remark-math';
import {expect, test} from 'vitest';

import type {ProseSite} from '../site';
import {applyRule} from '../testing/read-site';
import {findSyntaxMistakes, findUndrawnCode} from './syntax';

const find = (text: string, options: Partial<ProseSite> = {}): string =>
  applyRule(findUndrawnCode, {'docs/page.mdx': text}, options);

const MATHS = '$$\n\\frac{\\alpha}{b}\n$$\n\nIn $x_{\\beta}$ words\n';

test('passes code that is meant to be read', () => {
  expect(find('```js title="live.js"\na\n```\n\n```\nmermaid\n```\n\n$5, or $$ a\n')).toBe('');
});

test('rejects a diagram, a formula and live code, and says what renders them', () => {
  const text = 'Text\n\n```mermaid\ngraph TD\n```\n\n$$\nx\n$$\n\n```jsx live\nx\n```\n';
  expect(find(text)).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  The site does not support diagrams: this block of mermaid would be shown as plain code
        → use an image; or add @docusaurus/theme-mermaid to themes, set markdown.mermaid, and allow its styles in the Content-Security-Policy ('unsafe-inline' in style-src)
      docs/page.mdx:7:1  The site does not support formulas: this block of math would be shown as plain code
        → add remark-math to remarkPlugins and to extensions of this check, and [rehypeKatex, {output: 'mathml'}] of rehype-katex to rehypePlugins (MathML needs no inline styles, which the Content-Security-Policy blocks); or use an image
      docs/page.mdx:11:1  The site does not support live code: this block of jsx would be shown as plain code
        → add @docusaurus/theme-live-codeblock to themes, and allow code of readers in the Content-Security-Policy ('unsafe-eval' in script-src, no require-trusted-types-for); or remove live"
  `);
  expect(find('```math\nx\n```\n')).toContain('The site does not support formulas');
});

test('accepts blocks that a theme of the site renders in the browser', () => {
  const drawsInBrowser = {diagrams: true, liveCode: true};
  expect(find('```mermaid\nx\n```\n\n```jsx live\nx\n```\n', {drawsInBrowser})).toBe('');
});

test('passes formulas on a site that supports them, instead of parsing them as expressions', () => {
  const site = {extensions: [remarkMath]};
  expect(applyRule(findSyntaxMistakes, {'docs/page.mdx': MATHS})).toContain('cannot be parsed');
  expect(applyRule(findSyntaxMistakes, {'docs/page.mdx': MATHS}, site)).toBe('');
  expect(find(`${MATHS}\n\`\`\`math\nx\n\`\`\`\n`, site)).toBe('');
});
