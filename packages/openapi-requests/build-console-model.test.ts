import {describe, expect, it} from 'vitest';

import {buildInitialForm} from './form';
import type {Json} from '@openapi-portal/openapi-model/inputs';
import {contract, toCisoModel} from './testing/models';
import {buildConsoleModel} from './build-console-model';
import {buildAddress} from './request';
import {findIssues} from './validate';
import {GOOD_PATTERNS} from '@openapi-portal/schema-validation/testing';
import {startValidation} from '@openapi-portal/schema-validation';

const OPERATIONS = [
  ['get', '/company'],
  ['patch', '/company'],
  ['get', '/users'],
  ['post', '/users'],
  ['get', '/users/{user_id}'],
  ['patch', '/users/{user_id}'],
  ['delete', '/users/{user_id}'],
] as const;

const findReferences = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, entry]) =>
        key === '$ref' ? [String(entry)] : findReferences(entry),
      );

describe.each(OPERATIONS)('of %s %s', (method, path) => {
  const model = toCisoModel(method, path);

  it('contains all schemas that it references, and no others', () => {
    const references = new Set(findReferences(model));
    expect([...references].sort()).toEqual(
      Object.keys(model.$defs)
        .map((name) => `#/$defs/${name}`)
        .sort(),
    );
  });

  it('prefills a request that its own contract accepts', () => {
    expect(findIssues(model, buildInitialForm(model), startValidation)).toEqual([]);
  });

  it('has examples that its own schemas accept', () => {
    const described = [...model.parameters, ...(model.requestBody?.mediaTypes ?? [])];
    for (const {schema, examples} of described) {
      for (const {value} of examples)
        expect(startValidation(model.$defs)(value, schema)).toEqual([]);
    }
  });

  it('can be serialized as JSON', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('takes less than 16 kB', () => {
    expect(JSON.stringify(model).length).toBeLessThan(16_000);
  });
});

it('describes an operation for the console', () => {
  const {
    $defs: _definitions,
    requestBody,
    api,
    ...model
  } = toCisoModel('patch', '/users/{user_id}');
  expect(api).toMatch(/^Ciso API \d+\.\d+\.\d+$/);
  expect(model).toMatchSnapshot();
  expect(requestBody?.mediaTypes.map(({mediaType}) => mediaType)).toEqual([
    'application/merge-patch+json',
  ]);
});

it('reports an operation that the contract does not have', () => {
  expect(() => buildConsoleModel(contract, '/company', 'put')).toThrow(
    'the contract has no operation PUT /company',
  );
});

describe('of a contract with unusual parts', () => {
  const toDocument = (operation: object, rest: object = {}) => ({
    openapi: '3.1.0',
    info: {title: 'Hard', version: '2'},
    paths: {
      '/a': {parameters: [{name: 'x', in: 'query', schema: {type: 'string'}}], post: operation},
    },
    ...rest,
  });
  const toJsonBody = (schema: unknown) => ({content: {'application/json': {schema}}});
  const toDefinitions = (schemas: Record<string, unknown>, schema: unknown) =>
    buildConsoleModel(
      toDocument({requestBody: toJsonBody(schema)}, {components: {schemas}}),
      '/a',
      'post',
    ).$defs;

  it('has a server, a title and parameters even if the contract has none', () => {
    const model = buildConsoleModel(toDocument({responses: {}}), '/a', 'POST');
    expect(model).toMatchObject({
      title: 'POST /a',
      servers: [{url: '/'}],
      security: [],
      parameters: [{name: 'x', in: 'query', required: false, style: 'form', explode: true}],
    });
  });

  it('treats text parameters as secrets if their name or format says so', () => {
    const text = {type: 'string'};
    const parameters = [
      {name: 'X-Auth-Token', in: 'header', schema: text},
      {name: 'session', in: 'cookie', schema: {$ref: '#/components/schemas/Text'}},
      {name: 'pin', in: 'query', schema: {type: 'string', format: 'password'}},
      {name: 'token', in: 'path', schema: text},
      {name: 'auth', in: 'query', schema: {type: 'string', enum: ['basic', 'none']}},
      {name: 'has_password', in: 'query', schema: {type: 'boolean'}},
      {name: 'key', in: 'query', schema: {type: 'array', items: text}},
      {name: 'page_token', in: 'query', schema: text},
      {name: 'Request-Key', in: 'header', 'x-idempotency-key': true, schema: text},
    ];
    const components = {schemas: {Text: text}};
    const document = toDocument({parameters, responses: {}}, {components});
    const model = buildConsoleModel(document, '/a', 'post');
    const secrets = model.parameters.filter(({isSecret}) => isSecret === true);
    expect(secrets.map(({name}) => name)).toEqual(['X-Auth-Token', 'session', 'pin']);
  });

  it('asks once for a key that is both a security scheme and a parameter', () => {
    const parameters = [
      {name: 'x-api-key', in: 'header', required: true, schema: {type: 'string'}},
      {name: 'api_key', in: 'query', schema: {type: 'string'}},
    ];
    const securitySchemes = {key: {type: 'apiKey', in: 'header', name: 'X-API-Key'}};
    const operation = {parameters, security: [{key: []}], responses: {}};
    const document = toDocument(operation, {components: {securitySchemes}});
    const names = buildConsoleModel(document, '/a', 'post').parameters.map(({name}) => name);
    expect(names).toEqual(['x', 'api_key']);
  });

  it('marks no secret in the Ciso API', () => {
    for (const [method, path] of OPERATIONS)
      expect(JSON.stringify(toCisoModel(method, path))).not.toContain('isSecret');
  });

  it('lets an operation replace a parameter of its path, and ignores reserved headers', () => {
    const parameters = [
      {name: 'x', in: 'query', required: true, schema: {type: 'integer'}},
      {name: 'Authorization', in: 'header', schema: {type: 'string'}},
    ];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(model.parameters).toMatchObject([
      {name: 'x', required: true, schema: {type: 'integer'}},
    ]);
  });

  it.each([
    ['tabDelimited', 'form'],
    ['matrix', 'form'],
    ['pipeDelimited', 'pipeDelimited'],
  ])('writes a query parameter of style %s as %s', (style, written) => {
    const parameters = [{name: 'x', in: 'query', style}];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(model.parameters).toMatchObject([{style: written}]);
  });

  it('omits a parameter in an unknown location', () => {
    const parameters = [{name: 'all', in: 'querystring'}];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(model.parameters.map(({name}) => name)).toEqual(['x']);
  });

  it('sends a query string that is JSON without a name (OpenAPI 3.2.0, 4.12.2)', () => {
    const example = {a: [1, 2], b: 'x y'};
    const content = {'application/json': {schema: {type: 'object'}, example}};
    const parameters = [{name: 'all', in: 'querystring', required: true, content}];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(buildAddress(model, buildInitialForm(model), 'https://h')).toBe(
      'https://h/a?%7B%22a%22%3A%5B1%2C2%5D%2C%22b%22%3A%22x%20y%22%7D',
    );
  });

  it('sends a list as a sequential media type does (OpenAPI 3.2.0, Sequential Media Types)', () => {
    const content = {'application/jsonl': {example: [{n: 1}, {n: 2}]}};
    const model = buildConsoleModel(toDocument({requestBody: {content}}), '/a', 'post');
    const [body] = model.requestBody?.mediaTypes ?? [];
    expect(body?.examples).toEqual([{name: 'Example', value: '{"n":1}\n{"n":2}\n'}]);
  });

  it('splits a form in the query string into its members', () => {
    const schema = {type: 'object', properties: {title: {type: 'string'}}};
    const examples = {early: {dataValue: {title: 'Bible'}}};
    const content = {'application/x-www-form-urlencoded': {schema, examples}};
    const parameters = [{name: 'all', in: 'querystring', content}];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(model.parameters.find(({name}) => name === 'all')).toMatchObject({
      in: 'query',
      style: 'form',
      explode: true,
      examples: [{name: 'early', value: {title: 'Bible'}}],
    });
  });

  it.each([[['string', 'null'], true] as const, [['integer', 'null'], undefined] as const])(
    'treats a field of type %j as a file if its text may be one',
    (type, isFile) => {
      const schema = {properties: {picture: {type, contentMediaType: 'image/png'}}};
      const content = {'multipart/form-data': {schema}};
      const {requestBody} = buildConsoleModel(toDocument({requestBody: {content}}), '/a', 'post');
      expect(requestBody?.mediaTypes[0]?.fields?.picture?.isFile).toBe(isFile);
    },
  );

  it('keeps circular references', () => {
    const node = {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}};
    expect(toDefinitions({Node: node}, {$ref: '#/components/schemas/Node'})).toEqual({
      Node: {type: 'object', properties: {next: {$ref: '#/$defs/Node'}}},
    });
  });

  it('gives schemas safe names of their own', () => {
    const schemas = {'a b': {type: 'string'}, 'a/b': {type: 'integer'}};
    const schema = {
      properties: {
        one: {$ref: '#/components/schemas/a%20b'},
        two: {$ref: '#/components/schemas/a~1b'},
      },
    };
    expect(toDefinitions(schemas, schema)).toEqual({
      a_b: {type: 'string'},
      'a_b-2': {type: 'integer'},
    });
  });

  it('omits read-only fields of requests, and response parts that no browser can read', () => {
    const schema = {
      required: ['id', 'name'],
      properties: {id: {type: 'string', readOnly: true}, name: {type: 'string', pattern: '(?i)a'}},
    };
    expect(toDefinitions({User: schema}, {$ref: '#/components/schemas/User'})).toEqual({
      User: {required: ['name'], properties: {id: {type: 'string'}, name: {type: 'string'}}},
    });
  });

  describe('with patterns that backtrack too long', () => {
    const EVIL = '^(a+)+$';
    const TEXT = `${'a'.repeat(20)}!`;
    const toBodyIssues = (schema: unknown, value: Json, schemas: Record<string, unknown> = {}) => {
      const document = toDocument({requestBody: toJsonBody(schema)}, {components: {schemas}});
      const {requestBody, $defs} = buildConsoleModel(document, '/a', 'post');
      const [mediaType] = requestBody?.mediaTypes ?? [];
      expect(JSON.stringify([mediaType, $defs])).not.toContain(JSON.stringify(EVIL));
      return startValidation($defs)(value, mediaType?.schema ?? false).map(({message}) => message);
    };

    it.each([
      '^(a+)+$',
      '^(a|a)*$',
      '^(?:.|\\s)*x$',
      '(x+x+)+y',
      '^(\\w+\\s?)*$',
      '^([a-z]+){10}$',
      '^a*a*a*$',
    ])('does not check %s in the browser', (pattern) => {
      const parameters = [{name: 'y', in: 'query', schema: {type: 'string', pattern}}];
      expect(buildConsoleModel(toDocument({parameters}), '/a', 'post').parameters[1]).toMatchObject(
        {
          schema: {type: 'string'},
          hasUncheckedPattern: true,
        },
      );
    });

    it.each<[string, string]>([
      ...GOOD_PATTERNS,
      ['an address without spaces', '^[^@]+@[^@]+$'],
      ['letters', '^\\p{L}+$'],
      ['a month, by Annex B of ECMA-262', '^\\d{4}\\-\\d{2}$'],
      ['a password', '^(?=.*[A-Z])(?=.*[0-9]).{8,64}$'],
    ])('keeps the pattern of %s', (_, pattern) => {
      const parameters = [{name: 'y', in: 'query', schema: {type: 'string', pattern}}];
      const [, parameter] = buildConsoleModel(toDocument({parameters}), '/a', 'post').parameters;
      expect(parameter?.schema).toEqual({type: 'string', pattern});
      expect(parameter).not.toHaveProperty('hasUncheckedPattern');
    });

    it('marks the body that contains such a pattern, behind any reference', () => {
      const schemas = {Deep: {items: {properties: {a: {pattern: EVIL}}}}};
      const schema = {properties: {deep: {$ref: '#/components/schemas/Deep'}}};
      const {requestBody} = buildConsoleModel(
        toDocument({requestBody: toJsonBody(schema)}, {components: {schemas}}),
        '/a',
        'post',
      );
      expect(requestBody?.mediaTypes[0]?.hasUncheckedPattern).toBe(true);
    });

    it.each([
      ['properties', {properties: {a: {pattern: EVIL}}}, {a: TEXT}],
      ['items', {items: {pattern: EVIL}}, [TEXT]],
      ['propertyNames', {propertyNames: {pattern: EVIL}}, {[TEXT]: 1}],
      ['patternProperties', {patternProperties: {[EVIL]: {type: 'number'}}}, {[TEXT]: ''}],
      [
        'patternProperties and no others',
        {patternProperties: {[EVIL]: true, '^b$': true}, additionalProperties: false},
        {[TEXT]: 1, b: 1},
      ],
      ['not', {not: {pattern: EVIL}}, TEXT],
      ['if', {if: {pattern: EVIL}, then: {minLength: 99}}, TEXT],
      ['contains', {contains: {pattern: EVIL}, maxContains: 0}, [TEXT]],
      ['oneOf', {oneOf: [{pattern: EVIL}, {type: 'string'}]}, TEXT],
      [
        'unevaluatedProperties',
        {
          if: {required: ['a'], properties: {a: {pattern: EVIL}}},
          then: {properties: {b: true}},
          unevaluatedProperties: false,
        },
        {a: TEXT, b: 1},
      ],
    ])('reports no error in `%s` because of the missing pattern', (_name, schema, value) => {
      expect(toBodyIssues(schema, value as Json)).toEqual([]);
    });

    it('checks everything else about the value', () => {
      const schema = {oneOf: [{type: 'string', pattern: EVIL}, {type: 'integer'}]};
      expect(toBodyIssues({...schema, maxLength: 3}, TEXT)).toEqual([
        'must have at most 3 characters',
      ]);
      expect(toBodyIssues(schema, true)).not.toEqual([]);
    });

    it('omits the format whose check does not terminate in the validator', () => {
      expect(toBodyIssues({format: 'url'}, `http://${'a'.repeat(20)} `)).toEqual([]);
    });
  });

  it('offers no read-only field, not even from an example', () => {
    const schemas = {
      Id: {type: 'string', readOnly: true},
      Part: {properties: {id: {$ref: '#/components/schemas/Id'}, name: {type: 'string'}}},
    };
    const schema = {
      allOf: [{$ref: '#/components/schemas/Part'}],
      properties: {parts: {items: {$ref: '#/components/schemas/Part'}}},
    };
    const example = {id: '1', name: 'a', parts: [{id: '2', name: 'b'}]};
    const content = {'application/json': {schema, example}};
    const document = toDocument({requestBody: {content}}, {components: {schemas}});
    const {requestBody} = buildConsoleModel(document, '/a', 'post');
    expect(requestBody?.mediaTypes[0]?.examples[0]?.value).toEqual({
      name: 'a',
      parts: [{name: 'b'}],
    });
  });

  it('marks deprecated parameters, and fields with several files', () => {
    const parameters = [{name: 'old', in: 'query', deprecated: true}];
    const file = {type: 'string', contentMediaType: 'image/png'};
    const schema = {properties: {one: file, many: {type: 'array', items: file}}};
    const requestBody = {content: {'multipart/form-data': {schema}}};
    const model = buildConsoleModel(toDocument({parameters, requestBody}), '/a', 'post');
    expect(model.parameters[1]).toMatchObject({name: 'old', isDeprecated: true});
    expect(model.parameters[0]).not.toHaveProperty('isDeprecated');
    expect(model.requestBody?.mediaTypes[0]?.fields).toEqual({
      one: {isFile: true, contentType: 'image/png'},
      many: {isFile: true, isList: true, contentType: 'image/png'},
    });
  });

  it('generates a sample if the contract has no example', () => {
    const schema = {
      type: 'object',
      required: ['mail', 'tags', 'self'],
      properties: {
        mail: {type: 'string', format: 'email'},
        tags: {type: 'array', items: {enum: ['a', 'b']}},
        self: {$ref: '#/components/schemas/Self'},
        more: {type: 'string'},
      },
    };
    const self = {allOf: [{$ref: '#/components/schemas/Self'}]};
    const model = buildConsoleModel(
      toDocument({requestBody: toJsonBody(schema)}, {components: {schemas: {Self: self}}}),
      '/a',
      'post',
    );
    expect(model.requestBody?.mediaTypes[0]?.examples[0]?.value).toMatchObject({
      mail: 'user@example.com',
      tags: ['a'],
    });
  });

  it.each([
    ['text/plain', {type: 'string', minLength: 8}, 'stringst'],
    ['text/csv; charset=utf-8', {type: 'integer', minimum: 3}, 3],
    ['text/plain', {type: 'object'}, undefined],
    ['text/plain', undefined, undefined],
    ['image/png', {type: 'string'}, undefined],
  ])('generates a sample of %s with the schema %j', (mediaType, schema, value) => {
    const requestBody = {content: {[mediaType]: schema === undefined ? {} : {schema}}};
    const model = buildConsoleModel(toDocument({requestBody}), '/a', 'post');
    expect(model.requestBody?.mediaTypes[0]?.examples[0]?.value).toEqual(value);
  });

  it('starts with an empty object if the contract describes no body', () => {
    const requestBody = {content: {'application/json': {}}};
    const model = buildConsoleModel(toDocument({requestBody}), '/a', 'post');
    expect(model.requestBody?.mediaTypes[0]?.examples[0]?.value).toEqual({});
  });

  it('turns descriptions into plain text', () => {
    const description =
      'A **bold** `code` and [a link](https://x.example) <b>tag</b><br><script>x</script>\n\n* item\n\n<details>\n<summary>More</summary>\n</details>';
    const parameters = [{name: 'y', in: 'query', description, schema: true}];
    const model = buildConsoleModel(toDocument({parameters}), '/a', 'post');
    expect(model.parameters[1]?.description).toBe(
      'A bold `code` and a link tag <script>x</script> item More',
    );
  });

  it.each([
    [{parameters: [{$ref: '#/components/parameters/Gone'}]}, '#/components/parameters/Gone'],
    [{requestBody: toJsonBody({$ref: '#/components/schemas/Gone'})}, '#/components/schemas/Gone'],
  ])('fails if a reference has no target (%#)', (operation, name) => {
    expect(() => buildConsoleModel(toDocument(operation), '/a', 'post')).toThrow(name);
  });

  it('omits a scheme that the contract does not describe (OpenAPI 3.1.1, 4.8.30)', () => {
    const document = toDocument({security: [{gone: []}]});
    expect(buildConsoleModel(document, '/a', 'post').security).toEqual([[]]);
  });
});
