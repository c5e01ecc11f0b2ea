import {expect, it} from 'vitest';

import {Cursor} from '../contract/cursor';
import type {JsonObject} from 'static-pages/reports/json';
import {describeStyle} from './parameter-style';

const describe = (parameter: JsonObject): string =>
  describeStyle(new Cursor({}, parameter))
    .map(({text, code = ''}) => `${text} ${code}`.trim())
    .join(', ');

const LIST = {type: 'array', items: {}};
const OBJECT = {type: ['object', 'null']};

it.each([
  [{in: 'query', schema: LIST}, 'repeated for each value'],
  [{in: 'query', explode: false, schema: LIST}, 'values separated by commas'],
  [{in: 'query', schema: OBJECT}, 'each field as a parameter of its own'],
  [
    {in: 'query', style: 'pipeDelimited', schema: LIST},
    'style pipeDelimited, values separated by vertical bars',
  ],
  [
    {in: 'query', style: 'spaceDelimited', schema: OBJECT},
    'style spaceDelimited, names and values in turn, separated by spaces',
  ],
  [
    {in: 'query', style: 'deepObject', explode: true, schema: OBJECT},
    'style deepObject, each field with its name in square brackets',
  ],
  [{in: 'path', schema: LIST}, 'values separated by commas'],
  [{in: 'path', explode: true, schema: LIST}, 'values separated by commas'],
  [{in: 'path', explode: true, schema: OBJECT}, 'each field as name=value, separated by commas'],
  [{in: 'path', style: 'label', schema: {}}, 'style label, a dot before the value'],
  [
    {in: 'path', style: 'matrix', explode: true, schema: LIST},
    'style matrix, the name before each value',
  ],
  [{schema: LIST}, 'values separated by commas'],
  [{in: 'query', schema: {type: 'string'}}, ''],
])('says in words how %j is written', (parameter, words) => {
  expect(describe(parameter)).toBe(words);
});
