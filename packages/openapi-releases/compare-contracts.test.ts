import {BUDGET, countSteps} from '@openapi-portal/openapi-model';
import {asObject} from '@openapi-portal/reports/json';
import {describe, expect, it} from 'vitest';

import {compareContracts, listFirstChanges} from './compare-contracts';
import {
  compare,
  compareBack,
  findImpacts,
  formatChange,
  type Replacement,
} from './testing/compare-small';
import {toSmallContract} from './testing/small-contract';

describe('equivalent contracts', () => {
  it('have no changes', () => {
    expect(compare()).toEqual([]);
  });

  it('have no changes if only their versions differ', () => {
    expect(compare(['version: 1.0.0', 'version: 1.1.0'])).toEqual([]);
  });

  it('have none if only the order of members differs', () => {
    const reordered: Replacement = [
      'Kind: {type: string, enum: [round, square]}',
      'Kind: {enum: [square, round], type: string}',
    ];
    expect(findImpacts(compare(reordered))).toEqual(['wording']);
    expect(compare(['summary: List things', '"summary": List things'])).toEqual([]);
  });

  it('have no changes if only the sidebar titles differ', () => {
    expect(compare(['components:\n', 'x-tagGroups: []\ncomponents:\n'])).toEqual([]);
  });

  it('have no breaking changes if a schema moves to a component', () => {
    const inline: Replacement = [
      "name: {$ref: '#/components/schemas/Name'}",
      'name: {type: string, maxLength: 50, description: What it is called.}',
    ];
    expect(findImpacts(compare(inline))).toEqual(['wording']);
  });
});

describe('names that are never sent', () => {
  const newPath = ['/things/{id}:', '/things/{thing_id}:'] as const;
  const newParameter = ['name: id, in: path', 'name: thing_id, in: path'] as const;

  it('may change in path templates, which remain identical (OpenAPI 3.1.1, 4.8.8.2)', () => {
    expect(findImpacts(compare(newPath, newParameter))).toEqual(['wording']);
  });

  it('of path parameters that change places are compared by position', () => {
    const two: Replacement = ['/things/{id}:', '/things/{id}/{size}:'];
    const add = (first: string, second: string): Replacement => [
      'parameters: [{name: id, in: path, required: true, schema: {type: string}}]',
      `parameters: [{name: ${first}, in: path, required: true, schema: {type: string}},
                   {name: ${second}, in: path, required: true, schema: {type: integer}}]`,
    ];
    const before = toSmallContract(two, add('id', 'size'));
    const after = toSmallContract(['/things/{id}:', '/things/{size}/{id}:'], add('size', 'id'));
    expect(findImpacts(compareContracts(before, after).map(formatChange))).toEqual(['wording']);
    const swapped = toSmallContract(['/things/{id}:', '/things/{size}/{id}:'], add('id', 'size'));
    expect(compareContracts(before, swapped).map(formatChange)).toEqual([
      'breaking: DELETE /things/{size}/{id}: path parameter size: changed from string to integer',
      'breaking: DELETE /things/{size}/{id}: path parameter id: changed from integer to string',
    ]);
  });

  it('keep the version since which an operation exists', () => {
    const [first, second] = [toSmallContract(), toSmallContract(newPath, newParameter)];
    const key = listFirstChanges(first).find(({address}) => address === 'DELETE /things/{id}');
    expect(listFirstChanges(second).map(({operation}) => operation)).toContain(key?.operation);
  });

  it('are header names in another case (RFC 9110, 5.1)', () => {
    expect(findImpacts(compare(['ETag:', 'etag:']))).toEqual(['wording']);
    const query: Replacement = [
      'name: size\n          in: query',
      'name: SIZE\n          in: query',
    ];
    expect(findImpacts(compare(query))).toContain('breaking');
    const inHeader: Replacement = ['name: kind, in: query', 'name: X-Kind, in: header'];
    const lower: Replacement = ['name: kind, in: query', 'name: x-kind, in: header'];
    const [before, after] = [toSmallContract(inHeader), toSmallContract(lower)];
    expect(findImpacts(compareContracts(before, after).map(formatChange))).toEqual(['wording']);
  });

  it('are media types in another case (RFC 9110, 8.3.1)', () => {
    expect(findImpacts(compare(['application/json:', 'Application/JSON:']))).toEqual(['wording']);
  });

  const renamed: readonly Replacement[] = [
    ['schemas/Circle', 'schemas/Ring'],
    ['    Circle: {type: object, title: Circle,', '    Ring: {type: object, title: Ring,'],
  ];

  it('are names of variants, unless a discriminator sends them (OpenAPI 3.1.1, 4.8.25)', () => {
    expect(findImpacts(compare(...renamed))).toEqual(['wording']);
    const discriminated: Replacement = [
      '          oneOf: [',
      '          discriminator: {propertyName: form}\n          oneOf: [',
    ];
    const [before, after] = [
      toSmallContract(discriminated),
      toSmallContract(...renamed, discriminated),
    ];
    expect(compareContracts(before, after).map(formatChange)).toEqual(
      expect.arrayContaining([
        'breaking: POST /things: request field shape: no longer has the variant `Circle`',
      ]),
    );
    const mapped = (name: string): Replacement => [
      '          oneOf: [',
      `          discriminator: {propertyName: form, mapping: {c: '#/components/schemas/${name}', b: '#/components/schemas/Box'}}
          oneOf: [`,
    ];
    const sent = toSmallContract(mapped('Circle'));
    const kept = toSmallContract(...renamed, mapped('Ring'));
    expect(findImpacts(compareContracts(sent, kept).map(formatChange))).toEqual(['wording']);
  });

  it('are names of schemas that contain themselves', () => {
    const inside: Replacement = [
      'title: Circle, properties: {size',
      "title: Circle, properties: {inner: {$ref: '#/components/schemas/Circle'}, size",
    ];
    const before = toSmallContract(inside);
    const after = toSmallContract(
      inside,
      ['schemas/Circle', 'schemas/Ring'],
      ['    Circle: {type: object, title: Circle', '    Ring: {type: object, title: Ring'],
    );
    expect(findImpacts(compareContracts(before, after).map(formatChange))).toEqual(['wording']);
  });

  it('are names of security schemes', () => {
    expect(
      findImpacts(
        compare(['[{key: [read]}]', '[{token: [read]}]'], ['    key:\n', '    token:\n']),
      ),
    ).toEqual(['wording']);
    const other: Replacement = ['login.example.com/token', 'login.example.com/other'];
    expect(
      findImpacts(
        compare(['[{key: [read]}]', '[{token: [read]}]'], ['    key:\n', '    token:\n'], other),
      ),
    ).toContain('breaking');
  });
});

describe('an operation', () => {
  const [added, post]: readonly string[] = ['  /more:\n    get: {responses: {}}\n', '    post:\n'];

  it('breaks nothing if it is new, and breaks clients if it is removed', () => {
    const change: Replacement = ['components:\n', `${added ?? ''}components:\n`];
    expect(compare(change)).toEqual(['compatible: GET /more: is new']);
    expect(compareBack(change)).toEqual(['breaking: GET /more: is gone']);
  });

  it('counts as removed and new if its method changes', () => {
    expect(compare([post ?? '', '    put:\n'])).toEqual([
      'compatible: PUT /things: is new',
      'breaking: POST /things: is gone',
    ]);
  });

  it('breaks nothing if it becomes deprecated', () => {
    const change: Replacement = [
      'operationId: list-things',
      'operationId: list-things\n      deprecated: true',
    ];
    expect(compare(change)).toEqual(['compatible: GET /things: is deprecated']);
    expect(compareBack(change)).toEqual(['compatible: GET /things: is no longer deprecated']);
  });

  it('breaks generated clients if its id changes', () => {
    expect(compare(['list-things', 'get-things'])).toEqual([
      'breaking: GET /things: has the operation id `get-things`, it was `list-things`',
    ]);
  });

  it('may break clients if its callbacks change', () => {
    const change: Replacement = [
      'operationId: list-things',
      'operationId: list-things\n      callbacks: {a: {}}',
    ];
    expect(findImpacts(compare(change))).toEqual(['breaking']);
  });

  it('does not affect clients if only its description changes', () => {
    expect(compare(['summary: List things', 'summary: List all things'])).toEqual([
      'wording: GET /things: has a different summary',
    ]);
  });

  it('has no change if only the order of tags differs', () => {
    const tags = (names: string): Replacement => [
      'operationId: list-things',
      `operationId: list-things\n      tags: [${names}]`,
    ];
    const changes = compareContracts(toSmallContract(tags('a, b')), toSmallContract(tags('b, a')));
    expect(changes.map(({text}) => text)).not.toContain('has different tags');
  });

  it('does not affect clients if it moves to another tag', () => {
    expect(
      compare(['operationId: list-things', 'operationId: list-things\n      tags: [Things]']),
    ).toEqual(['wording: GET /things: has different tags']);
  });
});

describe('a parameter', () => {
  const toParameter = (required: boolean): Replacement => [
    '        - name: size\n',
    `        - {name: page, in: query, required: ${required}, schema: {type: string}}\n        - name: size\n`,
  ];

  it('breaks clients if it is new and required', () => {
    expect(compare(toParameter(false))).toEqual([
      'compatible: GET /things: query parameter page: is new',
    ]);
    expect(compare(toParameter(true))).toEqual([
      'breaking: GET /things: query parameter page: is new and required',
    ]);
  });

  it('breaks clients if it is removed', () => {
    expect(compareBack(toParameter(false))).toEqual([
      'breaking: GET /things: query parameter page: is gone',
    ]);
  });

  it('breaks clients if it becomes required, but not if it becomes optional', () => {
    const change: Replacement = ['in: query\n', 'in: query\n          required: true\n'];
    expect(compare(change)).toEqual([
      'breaking: GET /things: query parameter size: is required now',
    ]);
    expect(compareBack(change)).toEqual([
      'compatible: GET /things: query parameter size: is optional now',
    ]);
  });

  it('breaks clients if it is serialised in another style', () => {
    expect(compare(['in: query\n', 'in: query\n          explode: false\n'])).toEqual([
      'breaking: GET /things: query parameter size: is serialised in another style',
    ]);
  });

  it('does not change if it spells out its default style (OpenAPI 3.1.1, 4.8.12)', () => {
    const words = 'style: form\n          explode: true\n          allowReserved: false';
    expect(findImpacts(compare(['in: query\n', `in: query\n          ${words}\n`]))).toEqual([
      'wording',
    ]);
  });

  it('breaks clients if its default changes', () => {
    expect(compare(['default: 25', 'default: 10'])).toEqual([
      'breaking: GET /things: query parameter size: has the `default` `10`, it was `25`',
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
      locations: [{anchors: ['parameters.query.size']}],
    });
  });
});

describe('a body', () => {
  it('breaks clients if it becomes required', () => {
    const change: Replacement = [
      'requestBody:\n        required: true',
      'requestBody:\n        required: false',
    ];
    expect(compare(change)).toEqual(['compatible: POST /things: request body: is optional now']);
    expect(compareBack(change)).toEqual(['breaking: POST /things: request body: is required now']);
  });

  it('breaks clients if a media type is removed', () => {
    const change: Replacement = [
      'application/json:\n            schema: {$ref',
      'application/xml:\n            schema: {$ref',
    ];
    expect(compare(change)).toEqual([
      'breaking: POST /things: request body: can no longer be sent as `application/json`',
      'compatible: POST /things: request body: can be sent as `application/xml`, too',
    ]);
  });

  it('breaks clients if it is new and required', () => {
    const change: Replacement = [
      'operationId: delete-thing',
      'operationId: delete-thing\n      requestBody: {required: true, content: {text/plain: {}}}',
    ];
    expect(compare(change)).toEqual([
      'breaking: DELETE /things/{id}: request body: is new and required',
    ]);
    expect(compareBack(change)).toEqual(['breaking: DELETE /things/{id}: request body: is gone']);
  });
});

describe('a response', () => {
  const conflict: Replacement = ["'404': {description: None.}", "'409': {description: Taken.}"];

  it('breaks clients if an error gets another status', () => {
    expect(compare(conflict)).toEqual([
      'breaking: GET /things: response 404: is gone',
      'compatible: GET /things: response 409: is new',
    ]);
  });

  it('breaks nothing with an additional error', () => {
    expect(
      compare(["'404': {description: None.}", `${conflict[0]}\n        ${conflict[1]}`]),
    ).toEqual(['compatible: GET /things: response 409: is new']);
  });

  it('breaks clients if a success is removed', () => {
    expect(compare(["'204':", "'200':"])).toEqual([
      'breaking: DELETE /things/{id}: response 204: is gone',
      'compatible: DELETE /things/{id}: response 200: is new',
    ]);
  });

  it('breaks clients if a header is removed or becomes optional', () => {
    expect(compare(['ETag: {required: true,', 'ETag: {required: false,'])).toEqual([
      'breaking: GET /things: response 200 header ETag: is not always present now',
    ]);
    expect(compare(['ETag:', 'Age:'])).toEqual([
      'breaking: GET /things: response 200 header ETag: is gone',
      'compatible: GET /things: response 200 header Age: is new',
    ]);
  });
});

describe('the whole API', () => {
  it('breaks clients if a server or a way to get a token is removed', () => {
    expect(compare(['api.example.com/v1', 'api.example.com/v2'])).toEqual([
      'breaking: the server `https://api.example.com/v1` is gone',
      'compatible: the server `https://api.example.com/v2` is new',
    ]);
    expect(compare(['scopes: {read: Read., write: Write.}', 'scopes: {read: Read.}'])).toEqual([
      'breaking: the security scheme `key` no longer has `flows clientCredentials scope write`',
    ]);
  });

  it('breaks nothing if its introduction or an unused part changes', () => {
    expect(compare(['description: Words.', 'description: Other words.'])).toEqual([
      'wording: the part `info` changed',
    ]);
    expect(compare(['    Kind:', '    Unused: {type: string}\n    Kind:'])).toEqual([
      'wording: something without effect on clients changed',
    ]);
  });

  it('is new in its first release', () => {
    expect(listFirstChanges(toSmallContract()).map(formatChange)).toEqual([
      'compatible: GET /things: is new',
      'compatible: POST /things: is new',
      'compatible: DELETE /things/{id}: is new',
    ]);
  });
});

describe('operations that share schemas', () => {
  const schema = (maxLength: number) => ({
    type: 'object',
    properties: Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [
        name,
        {oneOf: [{title: 'Text', type: 'string', maxLength}, {type: 'integer'}]},
      ]),
    ),
  });
  const build = (maxLength: number) => {
    const json = {schema: {$ref: '#/components/schemas/Body'}};
    const operation = {
      requestBody: {content: {'application/json': json}},
      responses: {'200': {description: 'OK', content: {'application/json': json}}},
    };
    return {
      openapi: '3.1.0',
      info: {title: 'T', version: '1.0.0'},
      paths: {'/one': {post: operation}, '/two': {post: operation}},
      components: {schemas: {Body: schema(maxLength)}},
    };
  };

  it('compare them once for requests and once for responses', () => {
    const after = build(2);
    const changes = compareContracts(build(3), after);
    const bodies = 2;
    const pairsOfField = 1 + 4 + 1;
    expect(BUDGET.steps.pairs - countSteps(asObject(after), 'pairs', 0)).toBe(
      bodies * (1 + 3 * pairsOfField),
    );
    const listOf = (path: string) =>
      changes
        .filter(({address}) => address === `POST ${path}`)
        .map(({text, locations}) => ({text, locations}));
    expect(listOf('/two')).toHaveLength(6);
    expect(listOf('/two')).toEqual(listOf('/one'));
    expect(listOf('/two')[5]?.locations).toMatchObject([
      {label: 'response 200 field', name: 'c', variant: 'Text'},
    ]);
  });

  it('keep the pointers of their own references', () => {
    const [before, after] = [build(3), build(3)];
    Object.assign(before.components.schemas.Body, {type: undefined, enum: [{a: 'b'}]});
    Object.assign(after.components.schemas.Body, {type: undefined});
    const changes = compareContracts(before, after);
    const pointers = changes.map(({address, pointer}) => `${address} ${pointer}`);
    expect(pointers).toHaveLength(4);
    expect(pointers[2]).toMatch(/^POST \/two #\/paths\/~1two\/post\/requestBody/);
    expect(pointers[3]).toMatch(/^POST \/two #\/paths\/~1two\/post\/responses/);
  });

  it('have one change each, with the most severe effect, after too many changes', () => {
    const limit = {left: 8};
    const changes = compareContracts(build(3), build(2), limit);
    expect(changes.map(formatChange).slice(6)).toEqual([
      'breaking: POST /two: changed in 6 places, too many to list',
    ]);
    expect(changes[6]).toMatchObject({pointer: '#/paths/~1two/post', locations: []});
    expect(limit.left).toBe(-4);
  });
});
