import type {Element, Root} from 'hast';
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
