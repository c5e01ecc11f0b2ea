import {listLanguages} from '@openapi-portal/openapi-samples';
import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findLanguageMistakes} from './syntax';

const find = (...lines: readonly string[]): string =>
  applyRule(findLanguageMistakes, {'docs/page.mdx': `${lines.join('\n')}\n`});

const block = (fence: string): string => `\`\`\`${fence}\na\n\`\`\`\n`;

const choose = (...inner: readonly string[]): string =>
  find('<Languages>\n', ...inner, '</Languages>');

test('passes blocks of several languages, and text before each', () => {
  expect(choose('Save this:\n', block('js'), block('ts'), 'Or that:\n', block('python'))).toBe('');
  expect(find(block('js'), block('js'))).toBe('');
});

test('rejects an unknown or missing language', () => {
  const usual = listLanguages().map(({names: [name]}) => name);
  const fix = `→ write one of ${usual.join(', ')} after its fence`;
  expect(choose(block('js'), block('rust'), block('')))
    .toBe(`  docs/page.mdx:7:1  <Languages> does not support the language rust
    ${fix}
  docs/page.mdx:11:1  <Languages> contains a block without a language
    ${fix}`);
});

test('rejects a duplicate language, also under an alias', () => {
  expect(choose(block('js'), block('python'), block('py'))).toMatchInlineSnapshot(`
    "  docs/page.mdx:11:1  <Languages> contains Python twice
        → remove one, or put the second program into its own <Languages>"
  `);
});

test('rejects a choice with a single language', () => {
  expect(choose(block('js'))).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:1  <Languages> contains fewer than two languages
        → add the program in another language, or remove <Languages>"
  `);
  expect(choose('Text\n')).toContain('contains fewer than two languages');
});

test('rejects text after the last block, and a heading', () => {
  expect(choose('### A\n', block('js'), block('ts'), 'Text\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  A heading in <Languages> can be hidden from readers
        → move it above <Languages>
      docs/page.mdx:13:1  The content after the last block of <Languages> belongs to no language
        → move it before the block that it explains, or after </Languages>"
  `);
});
