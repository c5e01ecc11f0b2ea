import {Validator} from '@cfworker/json-schema';
import {afterEach, describe, expect, it, vi} from 'vitest';

import type {Json, Schema} from './schema';

import {Budget} from './budget';
import {startValidation} from './start-validation';

type Definitions = Parameters<typeof startValidation>[0];

const check = (schema: Schema, value: Json, definitions: Definitions = {}) =>
  startValidation(definitions)(value, schema).map(({pointer, message}) => `${pointer} ${message}`);

const OVER_BUDGET = {
  pointer: '',
  message: 'takes longer than 50 ms to validate',
  isOverBudget: true,
};

/** Mocks a clock that advances by a quarter of a millisecond per call, so that the budget depends on steps alone. */
function countLooks(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 0.25));
}

afterEach(() => void vi.restoreAllMocks());

it.each(['allOf', 'anyOf', 'oneOf'])(
  'validates each schema of a chain once, even if each references the next twice by %s',
  (keyword) => {
    countLooks();
    const chain = Array.from({length: 24}, (_, index) => {
      const next = {$ref: `#/$defs/S${index + 1}`};
      return [`S${index}`, {allOf: [{[keyword]: [next, next]}, next]}] as const;
    });
    const definitions = {...Object.fromEntries(chain), S24: {type: 'object'}} as Definitions;
    const messages = check({$ref: '#/$defs/S0'}, 'text', definitions);
    expect(messages).toEqual([expect.stringContaining('object')]);
  },
);

describe('unique entries', () => {
  it.each([
    ['numbers, however they are written', '[1, 1.0]'],
    ['a number with an exponent', '[100, 1e2]'],
    ['zero with and without a sign', '[0, -0.0]'],
    [
      'objects in any order of their members',
      '[{"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"d": 3, "c": 2}, "a": 1.0}]',
    ],
    ['lists', '[[1, {}], [1, {}]]'],
    ['members that JavaScript has names for', '[{"__proto__": 1}, {"__proto__": 1}]'],
  ])('are violated: %s', (_, list) => {
    const found = check({uniqueItems: true}, JSON.parse(list) as Json);
    expect(found).toEqual([' must not contain duplicate entries']);
  });

  it.each([
    ['a number and its text', '[1, "1"]'],
    ['true and 1, false and 0', '[true, 1, false, 0]'],
    ['nothing in several forms', '[null, "null", "", [], {}, [[]], [null]]'],
    ['lists in another order', '[[1, 2], [2, 1]]'],
    ['texts that could be read as several', '["a", "b", "a,b", "\\"a\\",\\"b\\""]'],
    ['an object and one with more members', '[{"a": 1}, {"a": 1, "b": 1}, {"__proto__": 1}, {}]'],
  ])('are satisfied: %s', (_, list) => {
    expect(check({uniqueItems: true}, JSON.parse(list) as Json)).toEqual([]);
  });

  it('are checked in one pass', () => {
    countLooks();
    const texts = Array.from({length: 40_000}, (_, index) => `text ${index}`);
    expect(check({uniqueItems: true}, texts)).toEqual([]);
    expect(check({uniqueItems: true}, [...texts, 'text 7'])).toHaveLength(1);
  });
});

describe('a value that is too large', () => {
  it.each<[string, Schema, Json, string]>([
    [
      'list',
      {maxItems: 2, items: {type: 'integer'}, uniqueItems: true},
      ['a', 'a', 'a'],
      'entries',
    ],
    ['object', {maxProperties: 1, additionalProperties: {type: 'null'}}, {a: 1, b: 2}, 'field'],
    ['text', {maxLength: 3, pattern: '^b+$', format: 'date'}, 'aaaa', 'characters'],
  ])('is not validated inside: a %s', (_, schema, value, noun) => {
    expect(check(schema, value)).toEqual([expect.stringMatching(`must have at most \\d ${noun}`)]);
  });

  it('is reported with at most about a hundred errors, without a stack overflow', () => {
    countLooks();
    const list = Array.from({length: 300_000}, () => 'x');
    const found = check({items: {type: 'integer'}, contains: {const: 'x'}}, list.slice(0, 10_000));
    expect(found).toHaveLength(100);
    expect(check({items: {type: 'integer'}}, list)).toHaveLength(100);
    expect(check({items: {type: 'string'}}, list)[0]).toBe(` ${OVER_BUDGET.message}`);
  });
});

describe('a budget', () => {
  /** Each level checks the next level twice, without a reference whose result would be cached. */
  const TREE = Array.from({length: 60}).reduce<Schema>(
    (next) => ({
      anyOf: [
        {type: 'object', properties: {a: next}},
        {type: 'object', properties: {a: next}},
        {type: 'integer'},
      ],
    }),
    {type: 'integer'},
  );
  const deep = JSON.parse(`${'{"a":'.repeat(60)}"x"${'}'.repeat(60)}`) as Json;

  it('ends a validation whose time doubles with each level', () => {
    const validate = startValidation({Tree: TREE});
    expect(validate(deep, {$ref: '#/$defs/Tree'})).toEqual([OVER_BUDGET]);
  });

  it('is shared by all values, but small ones are always validated', () => {
    const validate = startValidation({Tree: TREE});
    validate(deep, {$ref: '#/$defs/Tree'});
    const texts = Array.from({length: 3000}, () => 'x');
    expect(validate(texts, {items: {type: 'string'}})).toEqual([OVER_BUDGET]);
    expect(validate('x', {type: 'integer'})).toEqual([
      {pointer: '', message: 'must be a whole number'},
    ]);
  });

  it('only counts the time of the validation', () => {
    const validate = startValidation({});
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_000);
    const texts = Array.from({length: 3000}, () => 'x');
    expect(validate(texts, {items: {type: 'string'}})).toEqual([]);
  });

  it.each<[string, Json, Schema]>([
    ['members', Object.fromEntries(Array.from({length: 2000}, (_, index) => [index, 1])), {}],
    ['characters', 'x'.repeat(100_000), {maxLength: 200_000}],
  ])('counts the %s of a value for each schema, even if none of them fails', (_, value, schema) => {
    countLooks();
    const schemas = Array.from({length: 300}, () => schema);
    expect(check({allOf: schemas}, value)).toEqual([` ${OVER_BUDGET.message}`]);
  });

  it('also applies to values nested deeper than the stack', () => {
    countLooks();
    const list = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as Json;
    const definitions = {List: {items: {$ref: '#/$defs/List'}, uniqueItems: true}};
    expect(check({$ref: '#/$defs/List'}, list, definitions)).toEqual([` ${OVER_BUDGET.message}`]);
  });
});

describe('a schema that references itself', () => {
  it.each(['anyOf', 'oneOf'])('is not a variant of its own union: %s', (choice) => {
    const definitions = {Node: {[choice]: [{$ref: '#/$defs/Node'}, {type: 'string'}]}};
    expect(check({$ref: '#/$defs/Node'}, 'x', definitions)).toEqual([]);
    expect(check({$ref: '#/$defs/Node'}, 5, definitions)).toEqual([' must be text']);
  });

  it('adds no errors if a variant extends its own base', () => {
    const definitions = {
      Pet: {required: ['name'], oneOf: [{$ref: '#/$defs/Cat'}, {$ref: '#/$defs/Dog'}]},
      Cat: {allOf: [{$ref: '#/$defs/Pet'}, {properties: {kind: {const: 'cat'}}}]},
      Dog: {allOf: [{$ref: '#/$defs/Pet'}, {properties: {kind: {const: 'dog'}}}]},
    };
    expect(check({$ref: '#/$defs/Pet'}, {name: 'A', kind: 'dog'}, definitions)).toEqual([]);
    expect(check({$ref: '#/$defs/Pet'}, {kind: 'dog'}, definitions)).toEqual(['/name is required']);
    expect(check({$ref: '#/$defs/Pet'}, {name: 'A', kind: 'cow'}, definitions)).toEqual([
      '/kind must be "cat"',
    ]);
  });
});

it('distinguishes whole numbers beyond 2^53 (JSON Schema 2020-12 Core, 4.2.2)', () => {
  const schema = {type: 'integer', enum: [9007199254740993n], maximum: 9007199254740993n};
  expect(check(schema, 9007199254740993n)).toEqual([]);
  expect(check({...schema, multipleOf: 3}, 9007199254740993n)).toEqual([]);
  expect(check({multipleOf: 2}, 9007199254740993n)).toEqual([' must be a multiple of 2']);
  expect(check({multipleOf: 0}, 9007199254740993n)).toEqual([' must be a multiple of 0']);
  expect(check(schema, 9007199254740995n)).toEqual([
    ' must be one of 9007199254740993',
    ' must be at most 9007199254740993',
  ]);
  expect(check({type: 'string'}, 9007199254740993n)).toEqual([' must be text']);
});

it('parses a pattern without the flag u if it is invalid with it (ECMA-262, Annex B.1.2)', () => {
  const schema = {pattern: String.raw`^\d{4}\-\d{2}$`};
  expect(check(schema, '2024-05')).toEqual([]);
  expect(check(schema, '2024')).toEqual([String.raw` must match the pattern ^\d{4}\-\d{2}$`]);
});

describe('a text that is too long to match against a pattern', () => {
  const long = 'a'.repeat(2001);

  it('counts as a match', () => {
    expect(check({pattern: '^b'}, long)).toEqual([]);
    expect(check({pattern: '^b'}, long.slice(1))).toEqual([' must match the pattern ^b']);
  });

  it.each<[string, Schema]>([
    ['not', {not: {pattern: '^b'}}],
    ['if', {if: {pattern: '^b'}, then: false}],
    ['oneOf', {oneOf: [{pattern: '^b'}, {pattern: '^a'}]}],
  ])('causes no error by %s', (_, schema) => {
    expect(check(schema, long)).toEqual([]);
  });

  it('is still checked against its format', () => {
    expect(check({format: 'uuid'}, long)).toHaveLength(1);
  });
});

it.each<[string, Schema, Json, string]>([
  ['contains', {contains: {const: 1}}, [2], ' has no entry that matches contains'],
  [
    'minContains',
    {contains: {const: 1}, minContains: 2},
    [1],
    ' must have at least 2 entries that match contains',
  ],
  [
    'maxContains',
    {contains: {const: 1}, maxContains: 1},
    [1, 1],
    ' must have at most 1 entry that match contains',
  ],
  [
    'propertyNames',
    {propertyNames: {maxLength: 1}},
    {ab: 1},
    ' contains a field whose name is not allowed',
  ],
  ['dependentRequired', {dependentRequired: {a: ['b']}}, {a: 1}, '/b is required'],
])('describes the violation of %s in words', (_, schema, value, message) => {
  expect(check(schema, value)).toEqual([message]);
});

const VALUES = [
  'null',
  'true',
  '0',
  '1',
  '1.5',
  '-3',
  '""',
  '"a"',
  '"2026-01-31"',
  '[]',
  '[1]',
  '[1, "a", 1]',
  '{}',
]
  .concat(['{"a": 1}', '{"a": "a", "b": [1]}', '{"b": {"a": 0}}'])
  .map((text) => JSON.parse(text) as Json);

const SCHEMAS: readonly Schema[] = [
  ...[true, false, {type: 'string'}, {type: ['integer', 'object']}, {type: 'number', minimum: 1}],
  ...[{enum: [1, 'a', {}]}, {const: {a: 1}}, {exclusiveMaximum: 1}, {multipleOf: 0.5}],
  ...[{minLength: 1}, {pattern: '^a'}, {format: 'date'}, {minItems: 1}, {uniqueItems: true}],
  ...[{required: ['a']}, {minProperties: 1}, {propertyNames: {const: 'a'}}],
];

/** Combines two schemas with each keyword. */
const toCombined = (one: Schema, other: Schema): readonly Schema[] => [
  ...[{allOf: [one, other]}, {anyOf: [one, other]}, {oneOf: [one, other]}, {not: one}],
  ...[
    {if: one, then: other},
    {if: one, else: other},
    {items: one},
    {prefixItems: [one], items: other},
  ],
  ...[
    {contains: one, maxContains: 1},
    {properties: {a: one}, additionalProperties: other},
  ],
  ...[{patternProperties: {'^a': one}, unevaluatedProperties: other}, {dependentSchemas: {a: one}}],
  {anyOf: [{properties: {a: one}}, {properties: {b: other}}], unevaluatedProperties: false},
  {allOf: [{prefixItems: [one]}, {contains: other}], unevaluatedItems: false},
];

it('finds the same errors in a value as another validator', () => {
  const schemas = SCHEMAS.flatMap((one) =>
    SCHEMAS.slice(0, 5).flatMap((other) => toCombined(one, other)),
  );
  const differing = schemas.flatMap((schema) => {
    const known = new Validator(structuredClone(schema), '2020-12');
    return VALUES.filter(
      (value) => known.validate(value).valid !== (check(schema, value).length === 0),
    ).map((value) => JSON.stringify([schema, value]));
  });
  expect(differing).toEqual([]);
});

it('divides integers whose quotient is too large for a number (Validation, 6.2.1)', () => {
  expect(check({multipleOf: 0.5}, 1e308)).toEqual([]);
  expect(check({multipleOf: 0.3}, 1e308)).toEqual([' must be a multiple of 0.3']);
});

describe('$dynamicRef (JSON Schema 2020-12 Core, 8.2.3.2)', () => {
  const definitions: Definitions = {
    tree: {
      $dynamicAnchors: {node: '#/$defs/tree'},
      type: 'object',
      properties: {children: {items: {$ref: '#/$defs/tree', $dynamicRef: 'node'}}},
    },
    strict: {
      $dynamicAnchors: {node: '#/$defs/strict'},
      $ref: '#/$defs/tree',
      unevaluatedProperties: false,
    },
  };
  const value = {children: [{children: [], daat: 1}]};

  it('resolves to the outermost schema with its name', () => {
    expect(check({$ref: '#/$defs/tree'}, value, definitions)).toEqual([]);
    expect(check({$ref: '#/$defs/strict'}, value, definitions)).toEqual([
      '/children/0/daat is not allowed here',
    ]);
  });

  it('resolves to its own schema if no outer schema has the name', () => {
    const schema = {items: {$ref: '#/$defs/text', $dynamicRef: 'lost'}};
    expect(check(schema, [1], {text: {type: 'string'}})).toEqual(['/0 must be text']);
  });

  it('terminates if schemas only reference each other', () => {
    const circle: Definitions = {
      a: {$dynamicAnchors: {x: '#/$defs/a'}, $ref: '#/$defs/b'},
      b: {$dynamicAnchors: {x: '#/$defs/b', y: '#/$defs/b'}, $ref: '#/$defs/b', $dynamicRef: 'x'},
    };
    expect(check({$ref: '#/$defs/a'}, 1, circle)).toEqual([]);
  });
});

describe('a format', () => {
  it.each([
    // RFC 3986, appendix A.
    ['uri', 'https://a.example:8080/b/c?d=e#f', true],
    ['uri', 'urn:uuid:deadbeef-1234-ffff-ffff-4321feebdaed', true],
    ['uri', 'ldap://[2001:db8::7]/c=GB?objectClass?one', true],
    ['uri', '//a.example/b', false],
    ['uri', 'https://a.example:port', false],
    ['uri', 'https://a.example/[b]', false],
    ['uri', 'https://[2001:db8::1.2.3.04]/', false],
    ['uri', 'https://ä.example/', false],
    ['uri-reference', '../b?c#d', true],
    ['uri-reference', '', true],
    ['uri-reference', 'a:b/c', true],
    ['uri-reference', '1:b/c', false],
    ['uri-reference', '//a@b@c.example', false],
    ['uri-reference', 'a"b', false],
    // RFC 3987, 2.2.
    ['iri', 'https://ä.example/ö?ü#ß', true],
    ['iri', 'https://a.example/\u{E000}', false],
    ['iri', 'https://a.example/?\u{E000}', true],
    ['iri', 'ä/ö', false],
    ['iri-reference', 'ä/ö', true],
    ['iri-reference', 'a\\b', false],
    // RFC 3339, 5.6. @cfworker/json-schema 4.1.6 accepts white space instead of the T.
    ['date-time', '2026-01-01t08:00:00.5+02:00', true],
    ['date-time', '2026-01-01 08:00:00Z', false],
    ['date-time', '2026-01-01\t08:00:00Z', false],
    // RFC 6531, 3.3.
    ['idn-email', 'δοκιμή@παράδειγμα.example', true],
    ['idn-email', 'a＠b.example', false],
  ])('%s accepts or rejects %s: %s', (format, text, isRight) => {
    expect(check({format}, text).length === 0).toBe(isRight);
  });

  it.each(['uri', 'uri-reference', 'iri', 'iri-reference', 'idn-email'])(
    '%s is checked in time proportional to the length of the text',
    (format) => {
      const start = performance.now();
      for (const text of ['a', '%41', '/', 'a:', 'a@', '"'])
        check({format}, `https://${text.repeat(100_000)} `);
      expect(performance.now() - start).toBeLessThan(2000);
    },
  );
});

it('counts the comparison of each reference with previously followed ones', () => {
  const oneOf = Array.from({length: 12}, () => ({$ref: '#/$defs/text'}));
  const budget = new Budget();
  startValidation({text: {type: 'string'}}, budget)(1, {oneOf});
  const [variant, target, comparisons] = [1, 1, 2];
  expect(budget.total).toBe(1 + (variant + target + comparisons) * oneOf.length);
});

it('limits steps instead of time on request, so that a slow machine has the same result', () => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() * 1000);
  const list = Array.from({length: 1000}, (_, index) => index);
  const check = (most: number) =>
    startValidation({}, new Budget(most))(list, {items: {type: 'number'}});
  expect(check(3000)).toEqual([]);
  expect(check(500)).toEqual([expect.objectContaining({isOverBudget: true})]);
});
