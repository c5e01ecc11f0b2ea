import {describe, expect, it} from 'vitest';

import {Cursor} from '@openapi-portal/openapi-model';
import {buildFieldEncodings} from '@openapi-portal/openapi-model/inputs/build';
import {toFormParts} from './form-parts';
import type {Json} from '@openapi-portal/openapi-model/inputs';
import {toMediaType} from './testing/models';

const toParts = (value: Readonly<Record<string, Json>>, mediaType: Json) =>
  toFormParts(toMediaType({fields: buildFieldEncodings(new Cursor({}, mediaType), true)}), value);

const schema = (properties: Json) => ({schema: {properties}});

describe('toFormParts', () => {
  it('sends text as it is, a part for each value of a list, and objects as JSON', () => {
    expect(toParts({a: 'x', b: [1, 2], c: {d: true}, e: []}, {})).toEqual([
      {name: 'a', text: 'x'},
      {name: 'b', text: '1'},
      {name: 'b', text: '2'},
      {name: 'c', text: '{"d":true}', contentType: 'application/json'},
    ]);
  });

  it.each([
    ['`format: binary`', {type: 'string', format: 'binary'}, 'application/octet-stream', 'bin'],
    ['a part that nothing is said of', {}, 'application/octet-stream', 'bin'],
    ['a content type of OpenAPI 3.1', {contentMediaType: 'image/png'}, 'image/png', 'png'],
  ])('sends a file for %s', (_, property, contentType, ending) => {
    expect(toParts({photo: 'string'}, schema({photo: property}))).toEqual([
      {name: 'photo', file: `photo.${ending}`, contentType},
    ]);
    expect(toParts({photo: ['a.png']}, schema({photo: {type: 'array', items: property}}))).toEqual([
      {name: 'photo', file: 'a.png', contentType},
    ]);
  });

  it('sends text for bytes with a text encoding', () => {
    const property = {contentMediaType: 'image/png', contentEncoding: 'base64'};
    expect(toParts({photo: 'aGk='}, schema({photo: property}))).toEqual([
      {name: 'photo', text: 'aGk=', contentType: 'image/png'},
    ]);
  });

  it('uses the first type that `encoding` allows, and one type of a range', () => {
    const encoding = {photo: {contentType: 'image/*, image/webp'}, rows: {contentType: 'text/csv'}};
    const properties = {photo: {type: 'string'}, rows: {type: 'string'}};
    expect(toParts({photo: 'x', rows: 'a,b'}, {...schema(properties), encoding})).toEqual([
      {name: 'photo', file: 'photo.png', contentType: 'image/png'},
      {name: 'rows', text: 'a,b', contentType: 'text/csv'},
    ]);
  });

  it('keeps a list in one part if its type is JSON', () => {
    const encoding = {tags: {contentType: 'application/json'}};
    expect(toParts({tags: ['a']}, {...schema({tags: {type: 'array'}}), encoding})).toEqual([
      {name: 'tags', text: '["a"]', contentType: 'application/json'},
    ]);
  });

  it.each([
    ['spaceDelimited', false, [['a', 'x y']]],
    ['pipeDelimited', false, [['a', 'x|y']]],
    ['form', false, [['a', 'x,y']]],
    [
      'form',
      true,
      [
        ['a', 'x'],
        ['a', 'y'],
      ],
    ],
  ])('writes a list in the style %s, exploded %s', (style, explode, pairs) => {
    const encoding = {a: {style, explode}};
    const parts = toParts({a: ['x', 'y']}, {...schema({a: {type: 'array'}}), encoding});
    expect(parts).toEqual(pairs.map(([name, text]) => ({name, text})));
  });

  it('writes an object in the style deepObject', () => {
    const encoding = {a: {style: 'deepObject'}};
    expect(toParts({a: {b: {c: 1}}}, {...schema({a: {type: 'object'}}), encoding})).toEqual([
      {name: 'a[b][c]', text: '1'},
    ]);
  });
});

it('sends the items of a list as parts without names (OpenAPI 3.1.1, 4.8.15.3)', () => {
  const items = {type: 'string', contentMediaType: 'image/png'};
  const holder = new Cursor({}, {schema: {type: 'array', items}});
  const type = toMediaType({
    mediaType: 'multipart/mixed',
    fields: buildFieldEncodings(holder, true),
  });
  expect(toFormParts(type, ['a.png', 'b.png'])).toEqual([
    {name: '', file: 'a.png', contentType: 'image/png'},
    {name: '', file: 'b.png', contentType: 'image/png'},
  ]);
});
