import {describe, expect, it} from 'vitest';

import type {Change} from './change';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {toSmallContract} from './testing/small-contract';

type Replacement = readonly [from: string, to: string];

/** `breaking: post /things: request field name has …`. */
function formatChange({impact, operation, places, text}: Change): string {
  const subjects = places.map(({label, name, variant}) =>
    [label, name, variant && `(${variant})`].filter(Boolean).join(' '),
  );
  return [impact, operation, ...(subjects.length === 0 ? [] : [subjects.join(' + ')]), text]
    .filter(Boolean)
    .join(': ');
}

const compare = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(), toSmallContract(...replacements)).map(formatChange);

/** What the same change is when it is taken back. */
const compareBack = (...replacements: readonly Replacement[]): readonly string[] =>
  compareContracts(toSmallContract(...replacements), toSmallContract()).map(formatChange);

const findImpacts = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.map((line) => line.split(':')[0] ?? '')),
];

describe('contracts that say the same', () => {
  it('have no changes', () => {
    expect(compare()).toEqual([]);
  });

  it('have none where only their version differs', () => {
    expect(compare(['version: 1.0.0', 'version: 1.1.0'])).toEqual([]);
  });

  it('have none where members stand in another order', () => {
    const reordered: Replacement = [
      'Kind: {type: string, enum: [round, square]}',
      'Kind: {enum: [square, round], type: string}',
    ];
    expect(findImpacts(compare(reordered))).toEqual(['wording']);
    expect(compare(['summary: List things', '"summary": List things'])).toEqual([]);
  });

  it('have no effect on clients where a schema moves into a component', () => {
    const inline: Replacement = [
      "name: {$ref: '#/components/schemas/Name'}",
      'name: {type: string, maxLength: 50, description: What it is called.}',
    ];
    expect(findImpacts(compare(inline))).toEqual(['wording']);
  });
});

describe('an operation', () => {
  const [added, post]: readonly string[] = ['  /more:\n    get: {responses: {}}\n', '    post:\n'];

  it('that is new breaks nothing, and one that is gone does', () => {
    const change: Replacement = ['components:\n', `${added ?? ''}components:\n`];
    expect(compare(change)).toEqual(['compatible: get /more: is new']);
    expect(compareBack(change)).toEqual(['breaking: get /more: is gone']);
  });

  it('with another method is gone and new', () => {
    expect(compare([post ?? '', '    put:\n'])).toEqual([
      'compatible: put /things: is new',
      'breaking: post /things: is gone',
    ]);
  });

  it('that is deprecated still answers', () => {
    const change: Replacement = [
      'operationId: list-things',
      'operationId: list-things\n      deprecated: true',
    ];
    expect(compare(change)).toEqual(['compatible: get /things: is deprecated']);
    expect(compareBack(change)).toEqual(['compatible: get /things: is no longer deprecated']);
  });

  it('with another operation id breaks generated clients', () => {
    expect(compare(['list-things', 'get-things'])).toEqual([
      'breaking: get /things: has the operation id `get-things`, it was `list-things`',
    ]);
  });

  it('with callbacks that changed may break', () => {
    const change: Replacement = [
      'operationId: list-things',
      'operationId: list-things\n      callbacks: {a: {}}',
    ];
    expect(findImpacts(compare(change))).toEqual(['breaking']);
  });

  it('that is described in other words is the same to a client', () => {
    expect(compare(['summary: List things', 'summary: List all things'])).toEqual([
      'wording: get /things: has another summary',
    ]);
  });

  it('has no change where its tags stand in another order', () => {
    const tags = (names: string): Replacement => [
      'operationId: list-things',
      `operationId: list-things\n      tags: [${names}]`,
    ];
    const changes = compareContracts(toSmallContract(tags('a, b')), toSmallContract(tags('b, a')));
    expect(changes.map(({text}) => text)).not.toContain('stands under other tags');
  });

  it('that moves to another tag is the same to a client', () => {
    expect(
      compare(['operationId: list-things', 'operationId: list-things\n      tags: [Things]']),
    ).toEqual(['wording: get /things: stands under other tags']);
  });
});

describe('a parameter', () => {
  const toParameter = (required: boolean): Replacement => [
    '        - name: size\n',
    `        - {name: page, in: query, required: ${required}, schema: {type: string}}\n        - name: size\n`,
  ];

  it('that is new breaks where it is required', () => {
    expect(compare(toParameter(false))).toEqual([
      'compatible: get /things: query parameter page: is new',
    ]);
    expect(compare(toParameter(true))).toEqual([
      'breaking: get /things: query parameter page: is new and required',
    ]);
  });

  it('that is gone breaks', () => {
    expect(compareBack(toParameter(false))).toEqual([
      'breaking: get /things: query parameter page: is gone',
    ]);
  });

  it('breaks where it becomes required, and not where it becomes optional', () => {
    const change: Replacement = ['in: query\n', 'in: query\n          required: true\n'];
    expect(compare(change)).toEqual([
      'breaking: get /things: query parameter size: is required now',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: get /things: query parameter size: is optional now',
    ]);
  });

  it('breaks where it is written in another style', () => {
    expect(compare(['in: query\n', 'in: query\n          explode: false\n'])).toEqual([
      'breaking: get /things: query parameter size: is written in another style',
    ]);
  });

  it('breaks where what stands for its absence changes', () => {
    expect(compare(['default: 25', 'default: 10'])).toEqual([
      'breaking: get /things: query parameter size: has the `default` `10`, it was `25`',
    ]);
  });

  it('is found by its pointer and by its anchor on the page', () => {
    const [change] = compareContracts(
      toSmallContract(),
      toSmallContract(['maximum: 100', 'maximum: 50']),
    );
    expect(change).toMatchObject({
      pointer: '#/paths/~1things/get/parameters/0/schema/maximum',
      isGone: false,
      places: [{anchors: ['parameters.query.size']}],
    });
  });
});

describe('a field of a request', () => {
  const toField = (field: string, required = '[name]'): readonly Replacement[] => [
    ['        shape:\n', `        ${field}\n        shape:\n`],
    ['required: [name]', `required: ${required}`],
  ];

  it('that is new breaks where it is required', () => {
    expect(compare(...toField('size: {type: integer}'))).toEqual([
      'compatible: post /things: request field size: is new',
    ]);
    expect(compare(...toField('size: {type: integer}', '[name, size]'))).toEqual([
      'breaking: post /things: request field size: is new and required',
    ]);
  });

  it('that is gone breaks, and is named in the older contract', () => {
    const changes = compareContracts(
      toSmallContract(...toField('size: {type: integer}')),
      toSmallContract(),
    );
    expect(changes.map(formatChange)).toEqual([
      'breaking: post /things: request field size: is gone',
    ]);
    expect(changes[0]).toMatchObject({
      isGone: true,
      pointer: '#/components/schemas/NewThing/properties/size',
      places: [{anchors: []}],
    });
  });

  it('breaks where it becomes required', () => {
    const change: Replacement = ['required: [name]', 'required: [name, kind]'];
    expect(compare(change)).toEqual([
      'breaking: post /things: request field kind: is required now',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: post /things: request field kind: is optional now',
    ]);
  });

  it('is not there where it is read-only', () => {
    expect(compare(...toField('age: {type: integer, readOnly: true}'))).toEqual([
      'wording: something without effect changed',
    ]);
  });

  it('breaks where unknown names are refused from now on', () => {
    const change: Replacement = ['additionalProperties: false', 'additionalProperties: true'];
    expect(findImpacts(compare(change))).toEqual(['compatible']);
    expect(findImpacts(compareBack(change))).toEqual(['breaking']);
  });

  it('has the anchors of its variant and of its plain path', () => {
    const [change] = compareContracts(
      toSmallContract(),
      toSmallContract(['depth: {type: integer}', 'depth: {type: string}']),
    );
    expect(change?.places).toEqual([
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

  it('that is new breaks nothing, and one that is gone does, at every operation', () => {
    expect(compare(field)).toEqual([
      'compatible: get /things: response 200 field items.size: is new',
      'compatible: post /things: response 201 field size: is new',
    ]);
    expect(findImpacts(compareBack(field))).toEqual(['breaking']);
  });

  it('breaks where it is not always present any more', () => {
    expect(compare(['required: [id, name]', 'required: [id]'])).toEqual([
      'breaking: get /things: response 200 field items.name: is not always present now',
      'breaking: post /things: response 201 field name: is not always present now',
    ]);
    expect(findImpacts(compareBack(['required: [id, name]', 'required: [id]']))).toEqual([
      'compatible',
    ]);
  });

  it('is not there where it is write-only', () => {
    const lines = compare(['secret: {type: string, writeOnly: true}', '']);
    expect(lines).toEqual(['wording: something without effect changed']);
  });

  it('breaks nothing where the object may have more of them', () => {
    const open: Replacement = [
      '      required: [id, name]',
      '      additionalProperties: false\n      required: [id, name]',
    ];
    expect(findImpacts(compare(open))).toEqual(['compatible']);
    expect(findImpacts(compareBack(open))).toEqual(['compatible']);
  });
});

describe('a value', () => {
  /** Requests and responses share it, so that each change does harm in one of them. */
  const toName = (keywords: string): Replacement => [
    'What it is called., maxLength: 50',
    `What it is called., ${keywords}`,
  ];

  it.each([
    ['a shorter length', 'maxLength: 40', 'post /things: request field name'],
    ['a new lower bound', 'maxLength: 50, minLength: 2', 'post /things: request field name'],
    ['a new pattern', 'maxLength: 50, pattern: ^a', 'post /things: request field name'],
    ['a new format', 'maxLength: 50, format: email', 'post /things: request field name'],
    ['new values', 'maxLength: 50, enum: [a, b]', 'post /things: request field name'],
    ['a greater length', 'maxLength: 60', 'get /things: response 200 field items.name'],
    ['no length', 'x-a: 1', 'get /things: response 200 field items.name'],
  ])('with %s breaks those who send it, or those who receive it', (_, keywords, broken) => {
    const lines = compare(toName(keywords));
    expect(lines.filter((line) => line.startsWith(`breaking: ${broken}: `))).toHaveLength(1);
    const other = broken.includes('request')
      ? 'compatible: get /things: response'
      : 'compatible: post /things: request';
    expect(lines.filter((line) => line.startsWith(other))).toHaveLength(1);
  });

  it('with another pattern breaks both, because it cannot be judged', () => {
    const lines = compareContracts(
      toSmallContract(toName('pattern: ^a')),
      toSmallContract(toName('pattern: ^b')),
    ).map(formatChange);
    expect(findImpacts(lines)).toEqual(['breaking']);
  });

  it('of fewer values breaks those who send it', () => {
    expect(compare(['enum: [round, square]', 'enum: [round]'])).toEqual([
      'breaking: get /things: query parameter kind: is no longer `square`',
      'compatible: get /things: response 200 field items.kind: is no longer `square`',
      'breaking: post /things: request field kind: is no longer `square`',
      'compatible: post /things: response 201 field kind: is no longer `square`',
    ]);
  });

  it('of more values breaks those who receive it', () => {
    const lines = compareBack(['enum: [round, square]', 'enum: [round]']);
    expect(lines).toContain(
      'breaking: post /things: response 201 field kind: may also be `square`',
    );
    expect(lines).toContain('compatible: post /things: request field kind: may also be `square`');
  });

  it.each([
    ['number', 'integer', 'breaking'],
    ['integer', 'number', 'compatible'],
    ['string', 'integer', 'breaking'],
    ["[integer, 'null']", 'integer', 'breaking'],
    ['integer', "[integer, 'null']", 'compatible'],
  ])('that is sent as %s, and then as %s, is %s', (from, to, impact) => {
    const toDepth = (type: string): unknown =>
      toSmallContract(['depth: {type: integer}', `depth: {type: ${type}}`]);
    const lines = compareContracts(toDepth(from), toDepth(to)).map(formatChange);
    expect(findImpacts(lines)).toEqual([impact]);
  });

  it('that is deprecated still works', () => {
    expect(compare(['depth: {type: integer}', 'depth: {type: integer, deprecated: true}'])).toEqual(
      ['compatible: post /things: request field shape.depth (Box): is deprecated'],
    );
  });

  it('breaks where a condition changed that cannot be judged', () => {
    expect(compare(['title: Circle,', 'title: Circle, not: {required: [size]},'])).toEqual([
      'breaking: post /things: request field shape (Circle): has another `not`, which may break any client',
    ]);
  });

  it('of one variant less breaks those who send it', () => {
    const change: Replacement = [
      ", {$ref: '#/components/schemas/Box'}]",
      ', {type: object, title: Ball}]',
    ];
    expect(compare(change)).toEqual([
      'breaking: post /things: request field shape: has no variant `Box` any more',
      'compatible: post /things: request field shape: has the new variant `Ball`',
    ]);
  });

  it('that is described in other words is the same to a client', () => {
    expect(findImpacts(compare(['What it is called.', 'Its name.']))).toEqual(['wording']);
  });

  it.each([
    ['description: Round.', 'description'],
    ['examples: [{size: 1}]', 'example'],
    ['description: Round., examples: [{size: 1}]', 'description and example'],
  ])('that has %s now says so', (words, what) => {
    expect(compare(['title: Circle,', `title: Circle, ${words},`])).toEqual([
      `wording: post /things: request field shape (Circle): has another ${what}`,
    ]);
  });

  it('that several operations use is named once where it is described in other words', () => {
    expect(compare(['What it is called.', 'Its name.'])).toEqual([
      'wording: schema Name: has another description',
    ]);
    expect(
      compare([
        'id: {type: string, readOnly: true}',
        'id: {type: string, readOnly: true, title: Id}',
      ]),
    ).toEqual(['wording: schema Thing.id: has another title']);
  });

  it('of a field that is called properties is named by that', () => {
    const named: Replacement = [
      'id: {type: string, readOnly: true}\n        name:',
      'properties: {type: object, properties: {a: {type: string}}}\n        name:',
    ];
    const [before, after] = ['One.', 'Another.'].map((words) =>
      toSmallContract(named, ['a: {type: string}', `a: {type: string, description: ${words}}`]),
    );
    expect(compareContracts(before, after).map(formatChange)).toContain(
      'wording: schema Thing.properties.a: has another description',
    );
  });

  it('that several operations use is named at each where a client may notice', () => {
    const operations = compare(['maxLength: 50', 'maxLength: 60']).map(
      (line) => line.split(': ')[1],
    );
    expect(new Set(operations)).toEqual(new Set(['get /things', 'post /things']));
  });
});

describe('a body', () => {
  it('breaks where it becomes required', () => {
    const change: Replacement = [
      'requestBody:\n        required: true',
      'requestBody:\n        required: false',
    ];
    expect(compare(change)).toEqual(['compatible: post /things: request body: is optional now']);
    expect(compareBack(change)).toEqual(['breaking: post /things: request body: is required now']);
  });

  it('breaks where a media type is gone', () => {
    const change: Replacement = [
      'application/json:\n            schema: {$ref',
      'application/xml:\n            schema: {$ref',
    ];
    expect(compare(change)).toEqual([
      'breaking: post /things: request body: can no longer be sent as `application/json`',
      'compatible: post /things: request body: can be sent as `application/xml`, too',
    ]);
  });

  it('that is new breaks where it is required', () => {
    const change: Replacement = [
      'operationId: delete-thing',
      'operationId: delete-thing\n      requestBody: {required: true, content: {text/plain: {}}}',
    ];
    expect(compare(change)).toEqual([
      'breaking: delete /things/{id}: request body: is new and required',
    ]);
    expect(compareBack(change)).toEqual(['breaking: delete /things/{id}: request body: is gone']);
  });
});

describe('a response', () => {
  const conflict: Replacement = ["'404': {description: None.}", "'409': {description: Taken.}"];

  it('breaks where an error became another', () => {
    expect(compare(conflict)).toEqual([
      'breaking: get /things: response 404: is gone',
      'compatible: get /things: response 409: is new',
    ]);
  });

  it('with one more error breaks nothing', () => {
    expect(
      compare(["'404': {description: None.}", `${conflict[0]}\n        ${conflict[1]}`]),
    ).toEqual(['compatible: get /things: response 409: is new']);
  });

  it('of success that is gone breaks', () => {
    expect(compare(["'204':", "'200':"])).toEqual([
      'breaking: delete /things/{id}: response 204: is gone',
      'compatible: delete /things/{id}: response 200: is new',
    ]);
  });

  it('breaks where a header is gone or not always present', () => {
    expect(compare(['ETag: {required: true,', 'ETag: {required: false,'])).toEqual([
      'breaking: get /things: response 200 header ETag: is not always present now',
    ]);
    expect(compare(['ETag:', 'Age:'])).toEqual([
      'breaking: get /things: response 200 header ETag: is gone',
      'compatible: get /things: response 200 header Age: is new',
    ]);
  });
});

describe('access', () => {
  it('breaks where a token needs another scope', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: [{key: [write]}]'];
    expect(compare(change)).toContain(
      'breaking: get /things: access: is no longer granted by `key` with `read`',
    );
  });

  it('breaks nothing where another scope is enough, too', () => {
    const change: Replacement = [
      'security: [{key: [read]}]',
      'security: [{key: [read]}, {key: [write]}]',
    ];
    expect(findImpacts(compare(change))).toEqual(['compatible']);
    expect(findImpacts(compareBack(change))).toEqual(['breaking']);
  });

  it('breaks nothing where a token needs fewer scopes', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: [{key: [read, write]}]'];
    expect(findImpacts(compare(change))).toEqual(['breaking']);
    expect(findImpacts(compareBack(change))).toEqual(['compatible']);
  });

  it('breaks where it needs authorization at all', () => {
    const change: Replacement = ['security: [{key: [read]}]', 'security: []'];
    expect(findImpacts(compareBack(change))).toContain('breaking');
  });

  it('breaks where a user type is let in no more', () => {
    const change: Replacement = ['[member, auditor]', '[member]'];
    expect(compare(change)).toEqual([
      'breaking: post /things: access: is no longer granted to `auditor` with `read`',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: post /things: access: is now granted to `auditor` with `read`',
    ]);
  });

  it('breaks where it reaches fewer records or fields', () => {
    expect(compare(['records: all', 'records: own, fields: [name]'])).toEqual([
      'breaking: post /things: access: with `read` reaches the records `own` now',
      'breaking: post /things: access: with `read` reaches fewer fields',
    ]);
    expect(findImpacts(compareBack(['records: all', 'records: own, fields: [name]']))).toEqual([
      'compatible',
    ]);
  });
});

describe('the whole API', () => {
  it('breaks where a server or a way to a token is gone', () => {
    expect(compare(['api.example.com/v1', 'api.example.com/v2'])).toEqual([
      'breaking: the server `https://api.example.com/v1` is gone',
      'compatible: the server `https://api.example.com/v2` is new',
    ]);
    expect(compare(['scopes: {read: Read., write: Write.}', 'scopes: {read: Read.}'])).toEqual([
      'breaking: the security scheme `key` no longer has `flows clientCredentials scope write`',
    ]);
  });

  it('breaks nothing where its introduction changes, or what nobody uses', () => {
    expect(compare(['description: Words.', 'description: Other words.'])).toEqual([
      'wording: the part `info` says something else',
    ]);
    expect(compare(['    Kind:', '    Unused: {type: string}\n    Kind:'])).toEqual([
      'wording: something without effect changed',
    ]);
  });

  it('is new in its first release', () => {
    expect(listFirstChanges(toSmallContract()).map(formatChange)).toEqual([
      'compatible: get /things: is new',
      'compatible: post /things: is new',
      'compatible: delete /things/{id}: is new',
    ]);
  });
});
