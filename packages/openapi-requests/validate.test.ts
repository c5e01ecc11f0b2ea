import {describe, expect, it} from 'vitest';

import {toBodyText, buildInitialForm} from './form';
import type {Json, Schema, SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import {toCisoModel, toForm, toMediaType, toModel, toParameter} from './testing/models';
import {findCredentialIssues, findIssues} from './validate';
import {startValidation} from '@openapi-portal/schema-validation';

const check = (schema: Schema, value: Json, definitions = {}): string[] =>
  startValidation(definitions)(value, schema).map(({pointer, message}) => `${pointer} ${message}`);

describe('describes the error of a value in words', () => {
  it.each<[string, Schema, Json, string]>([
    ['type', {type: 'integer'}, 'x', 'must be a whole number'],
    ['types', {type: ['string', 'null']}, 1, 'must be text or null'],
    ['enum', {enum: ['a', 1]}, 'b', 'must be one of "a", 1'],
    ['const', {const: 'a'}, 'b', 'must be "a"'],
    ['minLength', {minLength: 2}, 'a', 'must have at least 2 characters'],
    ['maxLength', {maxLength: 1}, 'ab', 'must have at most 1 character'],
    ['pattern', {pattern: '^a$'}, 'b', 'must match the pattern ^a$'],
    [
      'format',
      {format: 'uuid'},
      'b',
      'must be a UUID such as 00000000-0000-4000-8000-000000000000',
    ],
    ['minimum', {minimum: 1}, 0, 'must be at least 1'],
    ['maximum', {maximum: 1}, 2, 'must be at most 1'],
    ['exclusiveMinimum', {exclusiveMinimum: 1}, 1, 'must be more than 1'],
    ['exclusiveMaximum', {exclusiveMaximum: 1}, 1, 'must be less than 1'],
    ['multipleOf', {multipleOf: 5}, 4, 'must be a multiple of 5'],
    ['minItems', {minItems: 1}, [], 'must have at least 1 entry'],
    ['maxItems', {maxItems: 0}, [1], 'must have at most 0 entries'],
    ['uniqueItems', {uniqueItems: true}, [1, 1], 'must not contain duplicate entries'],
    ['minProperties', {minProperties: 1}, {}, 'must have at least 1 field'],
    ['not', {not: {type: 'string'}}, 'a', 'matches a schema that is excluded'],
  ])('%s', (_keyword, schema, value, message) => {
    expect(check(schema, value)).toEqual([` ${message}`]);
  });
});

describe('names the location of the error', () => {
  it('by the pointer to the member', () => {
    const schema = {properties: {'a/b': {items: {properties: {'c~ d': {type: 'string'}}}}}};
    expect(check(schema, {'a/b': [{}, {'c~ d': 1}]})).toEqual(['/a~1b/1/c~0 d must be text']);
  });

  it('for a missing or an unexpected member', () => {
    const schema = {required: ['a'], properties: {a: true}, additionalProperties: false};
    expect(check(schema, {b: 1})).toEqual(['/a is required', '/b is not allowed here']);
  });

  it('once, if several references have it as target', () => {
    const definitions = {Node: {properties: {next: {$ref: '#/$defs/Node'}, n: {type: 'number'}}}};
    expect(check({$ref: '#/$defs/Node'}, {next: {next: {n: ''}}}, definitions)).toEqual([
      '/next/next/n must be a number',
    ]);
  });

  it('without also reporting the member as unexpected', () => {
    const schema = {allOf: [{properties: {a: {type: 'string'}}}], unevaluatedProperties: false};
    expect(check(schema, {a: 1})).toEqual(['/a must be text']);
    expect(check(schema, {b: 1})).toEqual(['/b is not allowed here']);
  });
});

describe('of a union', () => {
  const cat = {
    required: ['meow'],
    properties: {meow: {type: 'string'}},
    additionalProperties: false,
  };
  const dog = {
    required: ['bark', 'bite'],
    properties: {bark: true, bite: true},
    additionalProperties: false,
  };

  it('reports only the errors of the closest variant', () => {
    expect(check({oneOf: [dog, {type: 'string'}, cat]}, {meow: 1})).toEqual(['/meow must be text']);
    expect(check({anyOf: [{type: 'null'}, cat]}, {})).toEqual(['/meow is required']);
  });

  it('reports that several variants match', () => {
    expect(check({oneOf: [{type: 'number'}, {minimum: 0}, {type: 'string'}]}, 5)).toEqual([
      ' matches more than one schema of oneOf',
    ]);
  });

  it('reports each entry of a list separately', () => {
    const schema = {items: {anyOf: [cat, dog]}};
    expect(check(schema, [{meow: 1}, {meow: ''}, {bark: 1}])).toEqual([
      '/0/meow must be text',
      '/2/bite is required',
    ]);
  });
});

it('leaves the validation to the server if a schema cannot be read', () => {
  expect(check({$ref: '#/$defs/Nowhere'}, 1)).toEqual([]);
});

describe('of the published contract', () => {
  const model = toCisoModel('post', '/users');
  const checkBody = (body: unknown) => {
    const bodies = {'application/json': typeof body === 'string' ? body : JSON.stringify(body)};
    return findIssues(model, toForm(model, {bodies}), startValidation).map(
      ({pointer, message}) => `${pointer} ${message}`,
    );
  };
  const user = {email: 'a@example.com', given_name: 'A', family_name: 'B'};

  it('finds nothing in its examples', () => {
    const [mediaType] = model.requestBody?.mediaTypes ?? [];
    for (const {value} of mediaType?.examples ?? []) {
      expect(checkBody(mediaType === undefined ? '' : toBodyText(mediaType, value))).toEqual([]);
    }
    expect(mediaType?.examples.length).toBeGreaterThan(2);
  });

  it('reports errors of the variant that the user type selects', () => {
    expect(checkBody({...user, user_type: 'vendor', phone: 1})).toMatchInlineSnapshot(`
      [
        "/organization_name is required",
        "/sponsor_user_id is required",
        "/access_expires_at is required",
        "/phone must be text or null",
      ]
    `);
    expect(checkBody({...user, user_type: 'ciso', organization_name: 'X'})).toMatchInlineSnapshot(`
      [
        "/organization_name is not allowed here",
      ]
    `);
    expect(checkBody({...user, user_type: 'boss'})).toMatchInlineSnapshot(`
      [
        "/user_type must be one of "ciso", "member", "outsource", "vendor", "auditor"",
      ]
    `);
    expect(checkBody([])).toEqual([' must be an object']);
  });

  it('reports the location of a JSON error', () => {
    expect(checkBody('{\n  "a": 1,\n}')).toEqual([
      ' is not JSON at line 3, column 1: expected a field name in double quotes',
    ]);
  });

  it('reports a missing body', () => {
    expect(checkBody('  ')).toEqual([' is required']);
  });
});

describe('of parameters', () => {
  const check = (parts: Parameters<typeof toParameter>[0], text: string) => {
    const model = toModel({parameters: [toParameter({name: 'x', ...parts})]});
    const form = toForm(model, {values: {[`${parts.in ?? 'query'} x`]: text}});
    return findIssues(model, form, startValidation).map(({message, isBlocking}) => ({
      message,
      isBlocking,
    }));
  };

  it('warns about an invalid value, but allows sending it', () => {
    expect(check({schema: {type: 'integer', minimum: 0}}, '-1')).toEqual([
      {message: 'must be at least 0', isBlocking: false},
    ]);
    expect(check({required: true}, '')).toEqual([{message: 'is required', isBlocking: false}]);
    expect(check({}, '')).toEqual([]);
  });

  it('blocks a value that would change the request', () => {
    expect(check({in: 'path', required: true}, '')).toEqual([
      {message: 'is required', isBlocking: true},
    ]);
    expect(check({in: 'path'}, '..')[0]?.isBlocking).toBe(true);
    expect(check({in: 'header'}, '日本')[0]?.isBlocking).toBe(true);
    expect(check({schema: {type: 'object'}}, '{"a"')[0]).toEqual({
      message: 'is not JSON at line 1, column 5: expected a colon after the field name',
      isBlocking: true,
    });
  });

  it('reads the entries of a list as their type', () => {
    const schema = {type: 'array', items: {type: 'integer'}, maxItems: 2};
    expect(check({schema}, '1\n2')).toEqual([]);
    expect(check({schema}, '1\nx').map(({message}) => message)).toEqual(['must be a whole number']);
  });

  it('does not require parameters that a page cannot send', () => {
    expect(check({in: 'cookie', required: true}, '')).toEqual([]);
  });
});

it('finds nothing in a body that is not JSON', () => {
  const mediaTypes = [toMediaType({mediaType: 'text/plain', schema: {type: 'string'}})];
  const model = toModel({method: 'POST', requestBody: {required: true, mediaTypes}});
  const form = {...buildInitialForm(model), bodies: {'text/plain': '{'}};
  expect(findIssues(model, form, startValidation)).toEqual([]);
});

const checkSecret = (parts: Partial<SecurityRequirement>, secret: string, user = '') =>
  findCredentialIssues([
    {
      requirement: {scheme: 'main', type: 'oauth2', scopes: [], ...parts},
      credential: {secret, user},
    },
  ]).map(({field, message, isBlocking}) => ({field, message, isBlocking}));

describe('names the character of a secret that a header cannot contain', () => {
  it.each([
    ['a letter of another script', {}, 'abc日', 'U+65E5 at position 4'],
    ['one that cannot be seen', {}, 'ab\u200Bc', 'U+200B at position 3'],
    ['a quotation mark of a word processor', {}, '“abc”', 'U+201C at position 1'],
    ['one beyond the first plane', {}, 'a😀', 'U+1F600 at position 2'],
    ['a control character', {}, 'a\u0001', 'U+0001 at position 2'],
    ['a new line', {}, 'a\nX-Evil: b', 'U+000A at position 2'],
    [
      'in a key',
      {type: 'apiKey', in: 'header', name: 'X-Key'} as const,
      'ü€',
      'U+20AC at position 2',
    ],
    [
      'in another HTTP scheme',
      {type: 'http', httpScheme: 'hoba'} as const,
      '€',
      'U+20AC at position 1',
    ],
  ])('%s', (_name, parts, secret, what) => {
    expect(checkSecret(parts, secret)).toEqual([
      {
        field: 'secret-main',
        message: `contains a character that is not allowed in a header: ${what}`,
        isBlocking: true,
      },
    ]);
  });
});

it.each([
  ['a token', {}, ''],
  ['a key', {type: 'apiKey', in: 'query', name: 'k'} as const, ' '],
  ['a password', {type: 'http', httpScheme: 'basic'} as const, ''],
])('reports that %s is empty, and allows sending it', (_name, parts, secret) => {
  expect(checkSecret(parts, secret)).toEqual([
    {
      field: 'secret-main',
      message: 'is empty, but the operation requires it',
      isBlocking: false,
    },
  ]);
});

it.each([
  ['a token with spaces around', {}, ' abc.DEF-1_2~3+4/5== \n'],
  ['letters of Latin 1', {}, 'Zoë'],
  ['a password, which is encoded', {type: 'http', httpScheme: 'basic'} as const, '日本'],
  ['a key in the query, which is encoded', {type: 'apiKey', in: 'query', name: 'k'} as const, '日'],
  ['what is not sent', {type: 'mutualTLS'} as const, ''],
])('finds nothing wrong with %s', (_name, parts, secret) => {
  expect(checkSecret(parts, secret)).toEqual([]);
});
