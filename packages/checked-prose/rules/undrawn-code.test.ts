import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findUndrawnCode} from './undrawn-code';

const find = (text: string): string => applyRule(findUndrawnCode, {'docs/page.mdx': text});

test('passes code that is meant to be read', () => {
  expect(find('```js title="live.js"\na\n```\n\n```\nmermaid\n```\n')).toBe('');
});

test('rejects a diagram, a formula and code that runs', () => {
  expect(find('Text\n\n```mermaid\ngraph TD\n```\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  A block of mermaid would be shown as code: nothing draws a diagram of it
        → place a picture in its stead (an SVG file, or a component of the site)"
  `);
  expect(find('```math\nx\n```\n')).toContain('nothing draws a formula of it');
  expect(find('```jsx live\nx\n```\n')).toContain('nothing draws code that runs of it');
});
