import type {JsonObject, JsonValue} from '@openapi-portal/reports/json';
import {startValidation} from '@openapi-portal/schema-validation';
import {describe, expect, it} from 'vitest';

import {Cursor} from '@openapi-portal/openapi-model';
import {collectSchemas} from '@openapi-portal/openapi-model/inputs/build';
import {buildSample, findSample} from './build-sample';

type Options = Parameters<typeof findSample>[1];

const toCursor = (schema: JsonValue, schemas: JsonObject = {}): Cursor =>
  new Cursor({components: {schemas}, schema}, schema, '#/schema');

/** Generates a sample, and asserts that it satisfies its schema. */
function sample(schema: JsonValue, schemas: JsonObject = {}, options: Options = {}): JsonValue {
  const cursor = toCursor(schema, schemas);
  const {value, isValid} = findSample(cursor, options);
  const {definitions, toSchema} = collectSchemas(options.use);
  const collected = toSchema(cursor);
  expect(startValidation(definitions)(value, collected)).toEqual([]);
  expect(isValid).toBe(true);
  return value;
}

const text = {type: 'string'};
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

/** Schemas with their samples, by the section of JSON Schema 2020-12 Validation or Core that they test. */
const SAMPLES: readonly (readonly [section: string, schema: JsonObject, value: JsonValue])[] = [
  ['Validation 6.1.1, type of any kind', {type: ['null', 'string']}, null],
  ['Validation 6.1.2, several enums', {allOf: [{enum: [1, 2, 3]}, {enum: [4, 3, 2]}]}, 2],
  ['Validation 6.1.2, an enum and a type', {type: text.type, enum: [null, 1, 'a']}, 'a'],
  ['Validation 6.1.3, const null', object({a: {const: null}}, {required: ['a']}), {a: null}],
  ['Validation 6.2.1, multipleOf', {type: 'integer', minimum: 10, multipleOf: 25}, 25],
  ['Validation 6.2.1, two steps', {allOf: [{multipleOf: 4}, {multipleOf: 6}], minimum: 1}, 12],
  [
    'Validation 6.2.1, decimal steps',
    {allOf: [{multipleOf: 0.1}, {multipleOf: 0.15}], minimum: 0.2},
    0.3,
  ],
  ['Validation 6.2.2, maximum', {type: 'number', maximum: -3}, -3],
  [
    'Validation 6.2.5, a limit beyond 2^53',
    {type: 'integer', exclusiveMinimum: 9007199254740993n},
    9007199254740994n,
  ],
  ['Validation 6.2.3, exclusive limits', {exclusiveMinimum: 0, exclusiveMaximum: 1}, 0.5],
  ['Validation 6.2.4, fraction below an integer', {type: 'integer', minimum: 0.5}, 1],
  ['Validation 6.3.1, maxLength', {...text, maxLength: 3}, 'str'],
  ['Validation 6.3.2, minLength', {...text, minLength: 8}, 'stringst'],
  ['Validation 6.3.3, pattern', {...text, pattern: '^[A-Z]{3}-[0-9]{4}$'}, 'ABC-1234'],
  [
    'Validation 6.3.3, two patterns',
    {allOf: [{pattern: '^[a-z]+$'}, {pattern: 'q'}], ...text, minLength: 3},
    'abq',
  ],
  [
    'Validation 6.3.3, lookaheads',
    {...text, pattern: '^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{4,}$'},
    'ab1A',
  ],
  ['Validation 6.4.1, maxItems', {type: 'array', items: text, maxItems: 0}, []],
  ['Validation 6.4.3, uniqueItems', {items: {minimum: 5}, minItems: 2, uniqueItems: true}, [5, 6]],
  ['Validation 6.4.5, minContains', {contains: {const: 'x'}, minContains: 2}, ['x', 'x']],
  [
    'Validation 6.4.4, maxContains',
    {items: {type: 'integer'}, contains: {const: 0}, maxContains: 1, minItems: 2},
    [0, 1],
  ],
  [
    'Validation 6.5.2, minProperties',
    object({a: {examples: ['x']}, b: text}, {minProperties: 1}),
    {a: 'x'},
  ],
  ['Validation 6.5.3, required without a schema', {required: ['a']}, {a: null}],
  [
    'Validation 6.5.4, dependentRequired',
    object({a: text, b: text}, {required: ['a'], dependentRequired: {a: ['b']}}),
    {a: 'string', b: 'string'},
  ],
  ['Validation 7.3, formats', {...text, format: 'email', maxLength: 12}, 'a@b.example'],
  ['Validation 7.3.1, duration', {...text, format: 'duration'}, 'P1D'],
  ['Core 10.2.1.2, anyOf of null and text', {anyOf: [{type: 'null'}, text]}, null],
  [
    'Core 10.2.1.3, oneOf of required members',
    object({a: text, b: text}, {oneOf: [{required: ['a']}, {required: ['b']}]}),
    {a: 'string'},
  ],
  [
    'Core 10.2.1.3, oneOf of variants without required members',
    {oneOf: [object({a: text}), object({b: {type: 'integer'}})]},
    {a: 'string', b: null},
  ],
  ['Core 10.2.1.4, not', {type: 'integer', not: {const: 0}}, 1],
  [
    'Core 10.2.2, if, then, else',
    object(
      {a: {enum: ['x']}, b: text},
      {
        required: ['a'],
        if: {properties: {a: {const: 'x'}}},
        then: {required: ['b']},
      },
    ),
    {a: 'x', b: 'string'},
  ],
  [
    'Core 10.2.2.4, dependentSchemas',
    object(
      {a: text},
      {
        required: ['a'],
        dependentSchemas: {a: {required: ['b'], properties: {b: {type: 'boolean'}}}},
      },
    ),
    {a: 'string', b: true},
  ],
  [
    'Core 10.3.1.1, prefixItems',
    {prefixItems: [text, {type: 'integer'}], items: {type: 'boolean'}, minItems: 3},
    ['string', 0, true],
  ],
  [
    'Core 10.3.2.2, patternProperties',
    {
      type: 'object',
      patternProperties: {'^x-': text},
      additionalProperties: false,
      minProperties: 1,
    },
    {'x-': 'string'},
  ],
  [
    'Core 10.3.2.4, propertyNames',
    {type: 'object', propertyNames: {pattern: '^[a-z]{2}$'}, additionalProperties: text},
    {ab: 'string', bc: 'string'},
  ],
  [
    'Core 11.2, unevaluatedItems',
    {
      prefixItems: [{const: 'a'}],
      oneOf: [{prefixItems: [true, {const: 'b'}]}, {prefixItems: [true, {const: 'c'}]}],
      unevaluatedItems: false,
    },
    ['a', 'b'],
  ],
  [
    'Core 11.3, unevaluatedProperties',
    {allOf: [object({a: text})], unevaluatedProperties: false, minProperties: 1},
    {a: 'string'},
  ],
];

describe('a sample', () => {
  it.each(SAMPLES)('satisfies its schema: %s', (_, schema, value) => {
    expect(sample(schema)).toEqual(value);
  });

  it('contains the values of examples, unless the schema rejects them', () => {
    const schema = object(
      {a: {...text, examples: [1, 'x']}, b: {type: 'integer', example: '4'}},
      {
        required: ['a', 'b'],
      },
    );
    expect(sample(schema)).toEqual({a: 'x', b: 0});
  });

  it('keeps the example of an object and adds what other parts require', () => {
    const base = object({a: text}, {examples: [{a: 'x'}]});
    const schema = {allOf: [base, object({b: text}, {required: ['b']})]};
    expect(sample(schema)).toEqual({a: 'x', b: 'string'});
  });

  it('ends a recursion with the variant that is not recursive', () => {
    const Tree = {
      oneOf: [object({left: {$ref: '#/components/schemas/Tree'}}, {required: ['left']}), text],
    };
    expect(sample({$ref: '#/components/schemas/Tree'}, {Tree})).toBe('string');
  });

  it('follows a recursion only as far as the schema requires', () => {
    const Node = object(
      {next: {$ref: '#/components/schemas/Node'}},
      {
        anyOf: [{required: ['next']}, {properties: {end: {const: true}}, required: ['end']}],
      },
    );
    expect(sample({$ref: '#/components/schemas/Node', required: ['next']}, {Node})).toEqual({
      next: {end: true},
    });
  });

  it('satisfies a variant that narrows a field of its parent', () => {
    const Pet = object({kind: text, size: {type: 'integer'}}, {required: ['kind', 'size']});
    const schema: JsonObject = {
      allOf: [
        {$ref: '#/components/schemas/Pet'},
        {properties: {kind: {enum: ['cat']}, size: {maximum: -1}}},
      ],
    };
    expect(sample(schema, {Pet})).toEqual({kind: 'cat', size: -1});
  });

  it('omits read-only fields of requests, even if they are required (OpenAPI 3.1, Schema Object)', () => {
    const schema = object(
      {id: {...text, readOnly: true}, pin: {...text, writeOnly: true}},
      {
        required: ['id', 'pin'],
      },
    );
    expect(sample(schema)).toEqual({pin: 'string'});
    expect(sample(schema, {}, {use: 'response'})).toEqual({id: 'string'});
  });

  it('contains the optional members with examples if none is required', () => {
    const schema = object({a: {...text, examples: ['x']}, b: text});
    expect(sample(schema)).toEqual({a: 'x'});
    expect(sample(schema, {}, {isFilled: true})).toEqual({a: 'x', b: 'string'});
  });

  it('contains all member names, including those that every object inherits', () => {
    const schema = object(
      {constructor: text, ['__proto__']: text},
      {
        required: ['constructor', '__proto__'],
      },
    );
    expect(JSON.stringify(sample(schema))).toBe('{"constructor":"string","__proto__":"string"}');
  });

  it('is the same each time', () => {
    const schema = object({id: {...text, format: 'uuid'}}, {required: ['id']});
    expect(sample({...schema})).toEqual(sample({...schema}));
  });

  it('contains fewer optional members if it would be very large', () => {
    const schemas: Record<string, JsonValue> = {Level0: text};
    for (let level = 1; level < 9; level += 1) {
      const names = ['a', 'b', 'c', 'd'];
      const $ref = `#/components/schemas/Level${level - 1}`;
      schemas[`Level${level}`] = object(Object.fromEntries(names.map((one) => [one, {$ref}])));
    }
    const value = sample({$ref: '#/components/schemas/Level8'}, schemas, {isFilled: true});
    expect(Object.keys(value as object)).toHaveLength(4);
    expect(JSON.stringify(value).length).toBeLessThan(10_000);
  });
});

describe('a discriminator (OpenAPI 3.1.1, 4.8.25)', () => {
  const $ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const Kind = object(
    {kind: text},
    {
      required: ['kind'],
      discriminator: {propertyName: 'kind', mapping: {fruit: '#/components/schemas/Fruit'}},
    },
  );
  const Fruit = {allOf: [$ref('Kind'), object({juice: {type: 'number'}}, {required: ['juice']})]};
  const Nut = {allOf: [$ref('Kind'), object({shell: text}, {required: ['shell']})]};

  it('without a union selects the first schema of its mapping', () => {
    expect(sample($ref('Kind'), {Kind, Fruit, Nut})).toEqual({kind: 'fruit', juice: 0});
  });

  it('has the value that selects the schema itself', () => {
    expect(sample($ref('Nut'), {Kind, Fruit, Nut})).toEqual({kind: 'Nut', shell: 'string'});
  });

  it('of a union has the value that selects the variant', () => {
    const schema = {
      oneOf: [$ref('Cat'), $ref('Dog')],
      discriminator: {propertyName: 'type', mapping: {meow: '#/components/schemas/Cat'}},
    };
    const Cat = object({type: text}, {required: ['type']});
    const Dog = object({type: text, bark: text}, {required: ['type', 'bark']});
    const value = buildSample(toCursor(schema, {Cat, Dog}));
    expect(value).toEqual({type: 'meow'});
  });
});

describe('an unsatisfiable schema', () => {
  it.each([
    ['types', {allOf: [{type: 'object'}, {type: 'array'}]}],
    ['equal variants', {oneOf: [text, text]}],
    [
      'a closed object that requires more',
      object({}, {additionalProperties: false, required: ['a']}),
    ],
  ])('is recognised: %s', (_, schema) => {
    expect(findSample(toCursor(schema)).isValid).toBe(false);
  });

  it('gets a sample of the satisfiable part', () => {
    const closed = object({a: text}, {additionalProperties: false, required: ['a']});
    const schema = {allOf: [closed, object({b: text}, {required: ['b']})]};
    expect(findSample(toCursor(schema))).toEqual({
      isValid: false,
      value: {a: 'string', b: 'string'},
    });
  });
});
