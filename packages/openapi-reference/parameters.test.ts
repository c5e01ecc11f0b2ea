import {describe, expect, it} from 'vitest';

import {Cursor} from '@openapi-portal/openapi-model';

import {toBase} from './anchors';
import {PageBuilder} from './page';
import {buildParameterField} from './parameters';

const context = {basePath: '', parts: {}, toSchemaId: (name: string) => name};

function build(name: string, place: object) {
  const parameter = {name, required: true, schema: {type: 'string'}, ...place};
  const cursor = new Cursor(parameter, parameter);
  const builder = new PageBuilder(cursor, context);
  const {isRequired, schema} = buildParameterField(cursor, name, builder, toBase('a'));
  return {isRequired, notes: schema.notes.map(({text}) => text)};
}

describe('a header that OpenAPI ignores', () => {
  it.each([
    ['Accept', {in: 'header'}, 'the media types of the responses'],
    ['content-type', {in: 'header'}, 'the media types of the body'],
    ['Authorization', {in: 'header'}, 'the security of the operation'],
    ['Content-Type', {}, 'the media types of the body'],
  ])(
    'is marked as ignored: %s in %j (OpenAPI 3.1.1, 4.8.12.2 and 4.8.17)',
    (name, place, source) => {
      const notes = [`ignored: OpenAPI takes it from ${source}`];
      expect(build(name, place)).toEqual({isRequired: false, notes});
    },
  );

  it.each([
    ['Accept', {in: 'query'}],
    ['Accept', {}],
    ['X-Trace', {in: 'header'}],
  ])('is not %s in %j', (name, place) => {
    expect(build(name, place)).toEqual({isRequired: true, notes: []});
  });
});
