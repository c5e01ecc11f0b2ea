import {expect, test} from 'vitest';

import {applyRule} from '../testing/read-site';

import {findSyntaxMistakes} from './syntax';

const find = (text: string): string => applyRule(findSyntaxMistakes, {'docs/page.mdx': text});

test('passes a page that can be parsed', () => {
  expect(find('---\ntitle: A\n---\n\nText \\{ and `<x {`\n\n<b>bold</b> {/* note */}\n')).toBe('');
});

test('reports an unclosed tag at its start', () => {
  expect(find('---\ntitle: A\n---\n\n<details>\n\nText\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:5:1  The page cannot be parsed: Expected a closing tag for \`<details>\`
        → close the tag, or write <… /> if it is empty"
  `);
});

test('rejects tags that are closed in the wrong order', () => {
  expect(find('<b>a <i>x</b>\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:10  The page cannot be parsed: Unexpected closing tag \`</b>\`, expected corresponding closing tag for \`<i>\` (1:6-1:9)
        → close tags in the reverse of the order in which they are opened"
  `);
});

test('rejects a closing tag without its opening tag', () => {
  expect(find('Text </b>\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:7  The page cannot be parsed: Unexpected closing slash \`/\` in tag, expected an open tag first
        → add the opening tag, or remove the closing tag"
  `);
});

test('rejects a tag that ends with its list item', () => {
  expect(find('- <b>\ntext\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:1  The page cannot be parsed: Expected a closing tag for \`<b>\` (1:3-1:6) before the end of \`listItem\`
        → close the tag, or write <… /> if it is empty"
  `);
});

test('reports an unclosed brace at its start', () => {
  expect(find('Text { and\nmore {a}\nand more\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:11  The page cannot be parsed: Could not parse expression with acorn
        → correct the expression, or write \\{ and \\} for braces in text"
  `);
  expect(find('Text\n\n{x: 1\n\nmore\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  The page cannot be parsed: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
        → close the brace, or write \\{ if it is text"
  `);
});

test('rejects an invalid expression', () => {
  expect(find('One {1 +} two\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:9  The page cannot be parsed: Could not parse expression with acorn
        → correct the expression, or write \\{ and \\} for braces in text"
  `);
});

test('rejects a heading id in braces', () => {
  expect(find('## Fields {#fields}\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:12  The page cannot be parsed: Could not parse expression with acorn
        → write the id of the heading as {/* #id */}"
  `);
});

test('rejects an HTML comment', () => {
  expect(find('<!-- note -->\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:2  The page cannot be parsed: Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`
        → write a comment as {/* … */}"
  `);
});

test('rejects the character < in text', () => {
  expect(find('Less than <5 items\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:12  The page cannot be parsed: Unexpected character \`5\` (U+0035) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`
        → write &lt; instead of <, or put the text in backticks"
  `);
});

test('rejects an invalid import', () => {
  expect(find('import Part from\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:2:1  The page cannot be parsed: Could not parse import/exports with acorn
        → correct the import or export, or start the line with another word"
  `);
});

test('rejects an attribute without quotation marks', () => {
  expect(find('<Card to=/docs/ />\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:10  The page cannot be parsed: Unexpected character \`/\` (U+002F) before attribute value, expected a character that can start an attribute value, such as \`"\`, \`'\`, or \`{\`
        → write attributes as name="value" or name={value}"
  `);
});
