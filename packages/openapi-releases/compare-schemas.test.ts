import {BUDGET, countSteps, toContract} from '@openapi-portal/openapi-model';
import {describe, expect, it} from 'vitest';

import {compareContracts} from './compare-contracts';
import {normaliseSchema} from './normalise-schema';
import {
  compare,
  compareBack,
  findImpacts,
  formatChange,
  type Replacement,
} from './testing/compare-small';
import {toSmallContract} from './testing/small-contract';

describe('a field of a request', () => {
  const toField = (field: string, required = '[name]'): readonly Replacement[] => [
    ['        shape:\n', `        ${field}\n        shape:\n`],
    ['required: [name]', `required: ${required}`],
  ];

  it('breaks clients if it is new and required', () => {
    expect(compare(...toField('size: {type: integer}'))).toEqual([
      'compatible: POST /things: request field size: is new',
    ]);
    expect(compare(...toField('size: {type: integer}', '[name, size]'))).toEqual([
      'breaking: POST /things: request field size: is new and required',
    ]);
  });

  // JSON Schema 2020-12 Validation, 6.3.2, 6.4.2, 6.4.5 and 6.5.2; Core, 10.3.1.2 and 10.3.2.3.
  it.each([
    ['string', 'minLength: 0'],
    ['array', 'minItems: 0, items: {}'],
    ['array', 'minContains: 1'],
    ['object', 'minProperties: 0, additionalProperties: {}'],
    ['object', 'propertyNames: true, unevaluatedProperties: {}, patternProperties: {}'],
    ['object', 'dependentRequired: {a: []}, dependentSchemas: {a: true}, required: []'],
    ['array', 'unevaluatedItems: true, prefixItems: [], uniqueItems: false'],
    ['array', 'contains: {type: string}, minContains: 0'],
    ['array', 'minContains: 3, maxContains: 4'],
    ['string', 'not: false, allOf: [true, {description: Any.}]'],
    ['string', 'if: {minLength: 1}, then: {description: Any.}'],
    ['string', 'then: {minLength: 1}'],
  ])('of type %s does not change with %s', (type, keywords) => {
    const [before, after] = ['', `, ${keywords}`].map((words) =>
      toSmallContract(...toField(`size: {type: ${type}${words}}`)),
    );
    expect(findImpacts(compareContracts(before, after).map(formatChange))).toEqual(['wording']);
  });

  // JSON Schema 2020-12 Validation, 6.4.5: at least one item must be valid unless `minContains` differs.
  it('breaks nothing if it requires fewer matching items than by default', () => {
    const [before, after] = ['', ', minContains: 0'].map((words) =>
      toSmallContract(
        ...toField(`size: {type: array, contains: {type: string}, maxContains: 4${words}}`),
      ),
    );
    expect(findImpacts(compareContracts(before, after).map(formatChange))).toEqual(['compatible']);
  });

  it('breaks clients if it is removed, and links to the older contract', () => {
    const changes = compareContracts(
      toSmallContract(...toField('size: {type: integer}')),
      toSmallContract(),
    );
    expect(changes.map(formatChange)).toEqual([
      'breaking: POST /things: request field size: is gone',
    ]);
    expect(changes[0]).toMatchObject({
      isGone: true,
      pointer: '#/components/schemas/NewThing/properties/size',
      locations: [{anchors: []}],
    });
  });

  it('breaks clients if it becomes required', () => {
    const change: Replacement = ['required: [name]', 'required: [name, kind]'];
    expect(compare(change)).toEqual([
      'breaking: POST /things: request field kind: is required now',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: POST /things: request field kind: is optional now',
    ]);
  });

  it('is ignored if it is read-only', () => {
    expect(compare(...toField('age: {type: integer, readOnly: true}'))).toEqual([
      'wording: something without effect on clients changed',
    ]);
  });

  it('breaks clients if unknown names become invalid', () => {
    const change: Replacement = ['additionalProperties: false', 'additionalProperties: true'];
    expect(findImpacts(compare(change))).toEqual(['compatible']);
    expect(findImpacts(compareBack(change))).toEqual(['breaking']);
  });

  it('has the anchors of its variant and of its plain path', () => {
    const [change] = compareContracts(
      toSmallContract(),
      toSmallContract(['depth: {type: integer}', 'depth: {type: string}']),
    );
    expect(change?.locations).toEqual([
      {
        label: 'request field',
        name: 'shape.depth',
        variant: 'Box',
        anchors: ['request-body.shape.Box.depth', 'request-body.shape.depth'],
      },
    ]);
  });
});

describe('a field of a response', () => {
  const field: Replacement = ['        secret:', '        size: {type: integer}\n        secret:'];

  it('breaks nothing if it is new, and breaks clients of every operation if it is removed', () => {
    expect(compare(field)).toEqual([
      'compatible: GET /things: response 200 field items.size: is new',
      'compatible: POST /things: response 201 field size: is new',
    ]);
    expect(findImpacts(compareBack(field))).toEqual(['breaking']);
  });

  it('breaks clients if it is no longer always present', () => {
    expect(compare(['required: [id, name]', 'required: [id]'])).toEqual([
      'breaking: GET /things: response 200 field items.name: is not always present now',
      'breaking: POST /things: response 201 field name: is not always present now',
    ]);
    expect(findImpacts(compareBack(['required: [id, name]', 'required: [id]']))).toEqual([
      'compatible',
    ]);
  });

  it('is ignored if it is write-only', () => {
    const lines = compare(['secret: {type: string, writeOnly: true}', '']);
    expect(lines).toEqual(['wording: something without effect on clients changed']);
  });

  it('breaks nothing if it allows additional members', () => {
    const open: Replacement = [
      '      required: [id, name]',
      '      additionalProperties: false\n      required: [id, name]',
    ];
    expect(findImpacts(compare(open))).toEqual(['compatible']);
    expect(findImpacts(compareBack(open))).toEqual(['compatible']);
  });
});

describe('a value', () => {
  /** Changes a schema that a request and a response share, so that each change breaks one of them. */
  const toName = (keywords: string): Replacement => [
    'What it is called., maxLength: 50',
    `What it is called., ${keywords}`,
  ];

  it.each([
    ['a shorter length', 'maxLength: 40', 'POST /things: request field name'],
    ['a new lower bound', 'maxLength: 50, minLength: 2', 'POST /things: request field name'],
    ['a new pattern', 'maxLength: 50, pattern: ^a', 'POST /things: request field name'],
    ['a new format', 'maxLength: 50, format: email', 'POST /things: request field name'],
    ['new values', 'maxLength: 50, enum: [a, b]', 'POST /things: request field name'],
    ['a greater length', 'maxLength: 60', 'GET /things: response 200 field items.name'],
    ['no length', 'x-a: 1', 'GET /things: response 200 field items.name'],
  ])('breaks senders or receivers with %s', (_, keywords, broken) => {
    const lines = compare(toName(keywords));
    expect(lines.filter((line) => line.startsWith(`breaking: ${broken}: `))).toHaveLength(1);
    const other = broken.includes('request')
      ? 'compatible: GET /things: response'
      : 'compatible: POST /things: request';
    expect(lines.filter((line) => line.startsWith(other))).toHaveLength(1);
  });

  it('breaks clients in both directions with another pattern, which cannot be compared', () => {
    const lines = compareContracts(
      toSmallContract(toName('pattern: ^a')),
      toSmallContract(toName('pattern: ^b')),
    ).map(formatChange);
    expect(findImpacts(lines)).toEqual(['breaking']);
  });

  it('breaks senders with fewer values', () => {
    expect(compare(['enum: [round, square]', 'enum: [round]'])).toEqual([
      'breaking: GET /things: query parameter kind: can no longer be `square`',
      'compatible: GET /things: response 200 field items.kind: can no longer be `square`',
      'breaking: POST /things: request field kind: can no longer be `square`',
      'compatible: POST /things: response 201 field kind: can no longer be `square`',
    ]);
  });

  it('breaks receivers with more values', () => {
    const lines = compareBack(['enum: [round, square]', 'enum: [round]']);
    expect(lines).toContain(
      'breaking: POST /things: response 201 field kind: can also be `square`',
    );
    expect(lines).toContain('compatible: POST /things: request field kind: can also be `square`');
  });

  it.each([
    ['number', 'integer', 'breaking'],
    ['integer', 'number', 'compatible'],
    ['string', 'integer', 'breaking'],
    ["[integer, 'null']", 'integer', 'breaking'],
    ['integer', "[integer, 'null']", 'compatible'],
  ])('that changes from %s to %s is %s', (from, to, impact) => {
    const toDepth = (type: string): unknown =>
      toSmallContract(['depth: {type: integer}', `depth: {type: ${type}}`]);
    const lines = compareContracts(toDepth(from), toDepth(to)).map(formatChange);
    expect(findImpacts(lines)).toEqual([impact]);
  });

  it('breaks nothing if it becomes deprecated', () => {
    expect(compare(['depth: {type: integer}', 'depth: {type: integer, deprecated: true}'])).toEqual(
      ['compatible: POST /things: request field shape.depth (Box): is deprecated'],
    );
  });

  it('breaks clients if a condition changes that cannot be compared', () => {
    expect(compare(['title: Circle,', 'title: Circle, not: {required: [size]},'])).toEqual([
      'breaking: POST /things: request field shape (Circle): has a different `not`, which may break clients',
    ]);
  });

  it('breaks senders with one variant less', () => {
    const change: Replacement = [
      ", {$ref: '#/components/schemas/Box'}]",
      ', {type: object, title: Ball}]',
    ];
    expect(compare(change)).toEqual([
      'breaking: POST /things: request field shape: no longer has the variant `Box`',
      'compatible: POST /things: request field shape: has the new variant `Ball`',
    ]);
  });

  it('does not affect clients if only its description changes', () => {
    expect(findImpacts(compare(['What it is called.', 'Its name.']))).toEqual(['wording']);
  });

  it.each([
    ['description: Round.', 'description'],
    ['examples: [{size: 1}]', 'example'],
    ['description: Round., examples: [{size: 1}]', 'description and example'],
  ])('is reported if it now has %s', (words, what) => {
    expect(compare(['title: Circle,', `title: Circle, ${words},`])).toEqual([
      `wording: POST /things: request field shape (Circle): has a different ${what}`,
    ]);
  });

  it('that several operations use is listed once if only its texts change', () => {
    expect(compare(['What it is called.', 'Its name.'])).toEqual([
      'wording: schema Name: has a different description',
    ]);
    expect(
      compare([
        'id: {type: string, readOnly: true}',
        'id: {type: string, readOnly: true, title: Id}',
      ]),
    ).toEqual(['wording: schema Thing.id: has a different title']);
  });

  it('of a field that is called properties is reported under this name', () => {
    const named: Replacement = [
      'id: {type: string, readOnly: true}\n        name:',
      'properties: {type: object, properties: {a: {type: string}}}\n        name:',
    ];
    const [before, after] = ['One.', 'Another.'].map((words) =>
      toSmallContract(named, ['a: {type: string}', `a: {type: string, description: ${words}}`]),
    );
    expect(compareContracts(before, after).map(formatChange)).toContain(
      'wording: schema Thing.properties.a: has a different description',
    );
  });

  it('that several operations use is listed for each operation whose clients it may affect', () => {
    const operations = compare(['maxLength: 50', 'maxLength: 60']).map(
      (line) => line.split(': ')[1],
    );
    expect(new Set(operations)).toEqual(new Set(['GET /things', 'POST /things']));
  });
});

it('counts the variants of each pair of schemas against the limit of two releases', () => {
  const toUnion = (type: string) =>
    toSmallContract([
      '        shape:\n',
      `        size: {oneOf: [{type: ${type}}, {type: boolean}]}\n        shape:\n`,
    ]);
  const after = toContract(toUnion('integer'));
  compareContracts(toUnion('string'), after.root);
  // The pairs are the bodies and the fields. Each field has two variants.
  expect(countSteps(after.root, 'pairs', 0)).toBe(BUDGET.steps.pairs - 2 - 4);
});

it('counts the hashes of values against the limit of two releases', () => {
  const contract = toContract(toSmallContract());
  normaliseSchema(contract.get('components')?.get('schemas')?.get('Circle'));
  // The properties, and the property size.
  expect(countSteps(contract.root, 'values', 0)).toBe(BUDGET.steps.values - 2);
});
