import {describe, expect, it} from 'vitest';

import {toForm, toModel, toParameter} from './testing/models';
import {toTypedRequest} from './typed-request';

const MODEL = toModel({
  path: '/things/{id}',
  hasTypes: true,
  accept: ['application/json', 'application/problem+json'],
  parameters: [
    toParameter({name: 'id', in: 'path', style: 'simple', required: true}),
    toParameter({name: 'size', schema: {type: ['integer', 'null']}}),
    toParameter({name: 'deep', schema: {type: 'boolean'}}),
    toParameter({name: 'If-Match', in: 'header', style: 'simple'}),
    toParameter({name: 'Accept', in: 'header', style: 'simple'}),
  ],
});

const toTyped = (values: Readonly<Record<string, string>>, model = MODEL) =>
  toTypedRequest(model, toForm(model, {values}), 'https://h');

describe('toTypedRequest', () => {
  it('converts values to the types of the contract', () => {
    expect(toTyped({'path id': '7', 'query size': '20', 'query deep': 'true'})).toEqual({
      path: '/things/{id}',
      server: 'https://h',
      pathParameters: {id: '7'},
      query: {size: 20, deep: true},
      headers: ['If-Match'],
    });
  });

  it.each<Readonly<Record<string, string>>>([{'query size': 'many'}, {'query deep': 'perhaps'}])(
    'is undefined for an invalid value: %o',
    (values) => {
      expect(toTyped(values)).toBeUndefined();
    },
  );

  it('is undefined if the contract offers no types', () => {
    const {hasTypes, ...model} = MODEL;
    expect(hasTypes).toBe(true);
    expect(toTyped({}, model)).toBeUndefined();
  });

  it.each([
    {accept: ['application/json']},
    {parameters: [toParameter({name: 'sid', in: 'cookie'})]},
    {parameters: [toParameter({name: 'token', isSecret: true})]},
  ])('is undefined if the types do not cover the request: %o', (more) => {
    expect(toTyped({}, {...MODEL, ...more})).toBeUndefined();
  });
});
