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

it.each(['AST-0042', 'If-Match', 'Idempotency-Key'])('does not break %s across lines', (text) => {
  expect(readClass('p', text)).toEqual(['code-whole']);
});

it.each(['status', 'curl -i', 'a-name-that-is-longer-than-a-phone-is-wide'])(
  'allows line breaks in %s',
  (text) => {
    expect(readClass('p', text)).toBeUndefined();
  },
);

it('does not change the line breaks of a code block', () => {
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
  'highlights the line after %s, and removes the comment',
  (comment) => {
    expect(showLines(`one\n${comment}\ntwo\nthree`)).toEqual(['one', 'mark(two)', 'three']);
  },
);

it('highlights blocks and the lines that the info string names', () => {
  const text = 'a\n// highlight-start\nb\nc\n// highlight-end\nd\ne';
  const lines = ['a', 'mark(b)', 'mark(c)', 'd', 'mark(e)'];
  expect(showLines(text, 'title="a {1}.js" {5}')).toEqual(lines);
});

it('numbers lines from the requested one, and keeps multi-line texts together', () => {
  expect(showLines('const a = `x\ny`;', 'showLineNumbers=7')).toEqual(['7|const a = `x', '8|y`;']);
  expect(showLines('a', 'showLineNumbers')).toEqual(['1|a']);
});

it('highlights no lines unless some are named', () => {
  expect(showLines('// highlight-next-line is written so\na')).not.toContain('mark(a)');
  expect(showLines('a\nb', 'title="a.js"')).toEqual(['text']);
});

it('shows the title of a block', () => {
  const code = toCode('a');
  code.properties = {metastring: `title="It's a.js"`};
  codeHighlight()({
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  });
  expect(code.properties.title).toBe("It's a.js");
});
