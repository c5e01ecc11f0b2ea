import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';

import codeHighlight from './code-highlight';

const toCode = (text: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{type: 'text', value: text}],
});

function readClass(parent: string, text: string): unknown {
  const code = toCode(text);
  const around: Element = {type: 'element', tagName: parent, properties: {}, children: [code]};
  const tree: Root = {type: 'root', children: [around]};
  codeHighlight()(tree);
  return code.properties.className;
}

it.each(['AST-0042', 'If-Match', 'Idempotency-Key'])('keeps %s in a sentence whole', (text) => {
  expect(readClass('p', text)).toEqual(['code-whole']);
});

it.each(['status', 'curl -i', 'a-name-that-is-longer-than-a-phone-is-wide'])(
  'lets %s be broken as any word is',
  (text) => {
    expect(readClass('p', text)).toBeUndefined();
  },
);

it('leaves a block of code to its own lines', () => {
  expect(readClass('pre', 'AST-0042')).toBeUndefined();
});

/** Renders a code block as text lines. A marked line is shown as `mark(…)` and a numbered line as `7|…`. */
function showLines(text: string, metastring = ''): readonly string[] {
  const code = toCode(text);
  code.properties = {className: ['language-js'], metastring};
  codeHighlight()({
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  });
  return code.children.map((node) => {
    if (node.type !== 'element') return node.type;
    const {dataLine} = node.properties;
    const number = typeof dataLine === 'number' ? `${dataLine}|` : '';
    const line = number + toString(node).replace('\n', '');
    return node.tagName === 'mark' ? `mark(${line})` : line;
  });
}

it.each(['// highlight-next-line', '# highlight-next-line', '<!-- highlight-next-line -->'])(
  'marks the line after %s, and takes the comment out',
  (comment) => {
    expect(showLines(`one\n${comment}\ntwo\nthree`)).toEqual(['one', 'mark(two)', 'three']);
  },
);

it('marks blocks and the lines that are named after the language', () => {
  const text = 'a\n// highlight-start\nb\nc\n// highlight-end\nd\ne';
  const lines = ['a', 'mark(b)', 'mark(c)', 'd', 'mark(e)'];
  expect(showLines(text, 'title="a {1}.js" {5}')).toEqual(lines);
});

it('numbers lines from the one that is asked for, and keeps texts of several lines whole', () => {
  expect(showLines('const a = `x\ny`;', 'showLineNumbers=7')).toEqual(['7|const a = `x', '8|y`;']);
  expect(showLines('a', 'showLineNumbers')).toEqual(['1|a']);
});

it('does not mark code without named lines', () => {
  expect(showLines('// highlight-next-line is written so\na')).not.toContain('mark(a)');
  expect(showLines('a\nb', 'title="a.js"')).toEqual(['text']);
});

it('gives the block its title', () => {
  const code = toCode('a');
  code.properties = {metastring: `title="It's a.js"`};
  codeHighlight()({
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  });
  expect(code.properties.title).toBe("It's a.js");
});
