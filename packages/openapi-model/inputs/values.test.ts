import {expect, it} from 'vitest';

import {formatInput, parseValue, toValueKind} from './values';

// JSON Schema 2020-12 Validation, 6.1.2
it('offers the values that every enum of a schema allows', () => {
  const schema = {type: 'string', allOf: [{$ref: '#/$defs/All'}, {enum: ['c', 'b']}]};
  const {choices} = toValueKind(schema, {All: {enum: ['a', 'b', 'c']}});
  expect(choices).toEqual(['b', 'c']);
});

it.each([
  [['a', 'b c']],
  [['[draft] a', 'b']],
  [['{a}']],
  [['a', '']],
  [['two\nlines', 'b']],
  [[]],
])('restores a list that was formatted: %j', (list) => {
  const kind = toValueKind({type: 'array', items: {type: 'string'}}, {});
  expect(parseValue(formatInput(list), kind, {})).toEqual(list);
});
