import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import type {Json} from './model';
import {writeXml} from './xml';

const ITEM = {type: 'string', xml: {name: 'item'}};

function write(value: Json, schema: Json): string {
  const root = {components: {schemas: {Thing: schema}}};
  const xml = writeXml(value, new Cursor(root, {$ref: '#/components/schemas/Thing'}));
  return String(xml).split('\n').slice(1).join('\n');
}

it('names the root after the schema, and elements after their properties', () => {
  expect(write({a: 1, b: {c: true}, d: null, e: ''}, {})).toBe(
    '<Thing>\n  <a>1</a>\n  <b>\n    <c>true</c>\n  </b>\n  <d/>\n  <e/>\n</Thing>',
  );
});

it('writes names, attributes, prefixes and namespaces according to `xml`', () => {
  const schema = {
    xml: {name: 'thing', prefix: 't', namespace: 'urn:t'},
    allOf: [{properties: {id: {xml: {attribute: true, name: 'no'}}}}],
    properties: {other: {xml: {name: 'Other', namespace: 'urn:o'}}},
  };
  expect(write({id: '"<', other: 'a & b'}, schema)).toBe(
    '<t:thing xmlns:t="urn:t" no="&quot;&lt;">\n  <Other xmlns="urn:o">a &amp; b</Other>\n</t:thing>',
  );
});

it('repeats an element for a list, inside a wrapper if the list is wrapped', () => {
  const list = {type: 'array', items: ITEM};
  const wrapped = {...list, xml: {wrapped: true, name: 'all'}};
  const plain = {type: 'array', items: {type: 'string'}, xml: {wrapped: true}};
  const schema = {properties: {list, wrapped, plain}};
  expect(write({list: ['a', 'b'], wrapped: ['c'], plain: ['d']}, schema)).toBe(
    [
      '<Thing>',
      '  <item>a</item>',
      '  <item>b</item>',
      '  <all>',
      '    <item>c</item>',
      '  </all>',
      '  <plain>',
      '    <plain>d</plain>',
      '  </plain>',
      '</Thing>',
    ].join('\n'),
  );
});

it('applies the name of a list to its wrapper, and to its items without a name', () => {
  const list = {type: 'array', items: {type: 'string'}};
  const wrapped = {...list, xml: {wrapped: true, name: 'all'}};
  const named = {...list, xml: {name: 'ignored'}};
  expect(write({wrapped: ['a'], named: ['b']}, {properties: {wrapped, named}})).toBe(
    '<Thing>\n  <all>\n    <all>a</all>\n  </all>\n  <named>b</named>\n</Thing>',
  );
});

it('does not convert text, which may already be XML', () => {
  expect(writeXml('<a/>', undefined)).toBe('<a/>');
});

it('stops at a schema that contains itself', () => {
  const schema = {properties: {next: {$ref: '#/components/schemas/Thing'}}};
  expect(write({next: {next: {}}}, schema)).toBe(
    '<Thing>\n  <next>\n    <next/>\n  </next>\n</Thing>',
  );
});
