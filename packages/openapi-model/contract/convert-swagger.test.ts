import {describe, expect, it} from 'vitest';

import {asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

import {convertSwagger} from './convert-swagger';

const LIST = {type: 'array', items: {type: 'string'}};

function convert(operation: JsonObject, members: JsonObject = {}): JsonObject {
  const post = {responses: {200: {description: 'Done.'}}, ...operation};
  const {paths, ...rest} = {paths: {'/a': {post}}, ...members};
  return convertSwagger({swagger: '2.0', info: {title: 'A', version: '1'}, ...rest, paths});
}

const at = (document: JsonObject, pointer: string): JsonValue | undefined =>
  findAt(document, `#/paths/~1a/post${pointer}`);

const convertParameter = (parameter: JsonObject): JsonValue | undefined =>
  at(convert({parameters: [{name: 'ids', in: 'query', ...parameter}]}), '/parameters/0');

const convertForm = (fields: readonly JsonObject[], members: JsonObject = {}): JsonObject => {
  const parameters = fields.map((field) => ({in: 'formData', ...field}));
  return asObject(at(convert({...members, parameters}), '/requestBody'));
};

describe('collectionFormat (Swagger 2.0, Parameter Object)', () => {
  it.each([
    ['query', undefined, {explode: false}],
    ['query', 'csv', {explode: false}],
    ['query', 'multi', {explode: true}],
    ['query', 'ssv', {style: 'spaceDelimited', explode: false}],
    ['query', 'pipes', {style: 'pipeDelimited', explode: false}],
    ['path', undefined, {}],
    ['header', 'csv', {}],
    ['header', 'multi', {}],
  ])('of a list in the %s, %s, becomes %j', (location, format, style) => {
    const parameter = {
      ...LIST,
      in: location,
      ...(format !== undefined && {collectionFormat: format}),
    };
    expect(convertParameter(parameter)).toEqual({
      name: 'ids',
      in: location,
      schema: LIST,
      ...style,
    });
  });

  it.each([
    ['query', 'tsv', 'tabs', '\t'],
    ['path', 'ssv', 'spaces', ' '],
    ['header', 'pipes', 'pipes', String.raw`\|`],
  ])('in the %s, %s, becomes the text that is sent', (location, format, name, separator) => {
    const converted = convertParameter({
      in: location,
      description: 'Ids.',
      type: 'array',
      items: {type: 'integer'},
      collectionFormat: format,
      minItems: 1,
      default: [1, 2],
    });
    expect(converted).toEqual({
      name: 'ids',
      in: location,
      description: `Ids. Values separated by ${name}.`,
      schema: {
        type: 'string',
        default: `1${separator.replace('\\', '')}2`,
        pattern: `^-?[0-9]+(${separator}-?[0-9]+)*$`,
      },
    });
  });

  it('of a list inside a list is kept by the text of each inner list (Items Object)', () => {
    const items = {type: 'array', items: {type: 'string', enum: ['a', 'b.c']}};
    const parameter = {type: 'array', items, 'x-example': [['a', 'b.c'], ['a']]};
    const inner = {description: 'Values separated by commas.', type: 'string'};
    expect(convertParameter({...parameter, collectionFormat: 'multi'})).toEqual({
      name: 'ids',
      in: 'query',
      schema: {
        type: 'array',
        items: {...inner, pattern: String.raw`^(a|b\.c)(,(a|b\.c))*$`},
      },
      explode: true,
      example: ['a,b.c', 'a'],
    });
  });

  it('of a response header with pipes becomes text (Header Object)', () => {
    const headers = {'X-A': {...LIST, collectionFormat: 'pipes'}, 'X-B': LIST};
    const document = convert({responses: {200: {description: 'Done.', headers}}});
    expect(at(document, '/responses/200/headers')).toEqual({
      'X-A': {description: 'Values separated by pipes.', schema: {type: 'string'}},
      'X-B': {schema: LIST},
    });
  });

  it('of a form field becomes its encoding', () => {
    const fields: readonly JsonObject[] = [
      {name: 'one', ...LIST},
      {name: 'each', ...LIST, collectionFormat: 'multi'},
      {name: 'pipes', ...LIST, collectionFormat: 'pipes'},
      {name: 'tabs', ...LIST, collectionFormat: 'tsv'},
      {name: 'text', type: 'string', 'x-example': 'a'},
    ];
    expect(convertForm(fields)).toEqual({
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            properties: {
              one: LIST,
              each: LIST,
              pipes: LIST,
              tabs: {type: 'string', description: 'Values separated by tabs.'},
              text: {type: 'string', example: 'a'},
            },
          },
          encoding: {
            one: {explode: false},
            each: {explode: true},
            pipes: {style: 'pipeDelimited', explode: false},
          },
        },
      },
    });
  });
});

describe('a form (Swagger 2.0, Parameter Object)', () => {
  const TEXT = {name: 'a', type: 'string'};
  const FILE = {name: 'b', type: 'file', required: true};
  const FILES = {name: 'c', type: 'array', items: {type: 'file'}};
  const URL_ENCODED = 'application/x-www-form-urlencoded';
  it.each([
    ['of texts', [TEXT], undefined, [URL_ENCODED]],
    ['below JSON', [TEXT], ['application/json'], [URL_ENCODED]],
    ['with a file', [TEXT, FILE], ['application/json'], ['multipart/form-data']],
    ['with a list of files', [FILES], [], ['multipart/form-data']],
    ['of its own type', [FILE], [URL_ENCODED, 'application/json'], [URL_ENCODED]],
  ])('%s has the media types of a form', (_, fields, consumes, types) => {
    const body = convertForm(fields, consumes === undefined ? {} : {consumes});
    expect(Object.keys(asObject(body.content))).toEqual(types);
    expect(body.required).toBe(fields.includes(FILE) ? true : undefined);
  });

  it('describes that a field may be empty, for which OpenAPI 3 has no keyword', () => {
    const body = convertForm([{...TEXT, description: 'Words.', allowEmptyValue: true}]);
    const [content] = Object.values(asObject(body.content));
    const [field] = Object.values(asObject(asObject(asObject(content).schema).properties));
    expect(field).toEqual({type: 'string', description: 'Words. May be empty.'});
  });

  it('of a path keeps the fields that an operation does not redefine', () => {
    const ofPath: readonly JsonObject[] = [
      {name: 'a', in: 'formData', type: 'integer', required: true},
      {name: 'b', in: 'formData', type: 'integer'},
    ];
    const ofOperation: readonly JsonObject[] = [{name: 'a', in: 'formData', type: 'string'}];
    const paths = {'/a': {parameters: ofPath, post: {parameters: ofOperation, responses: {}}}};
    const document = convert({}, {paths});
    expect(at(document, '/requestBody/content/application~1x-www-form-urlencoded')).toEqual({
      schema: {type: 'object', properties: {a: {type: 'string'}, b: {type: 'integer'}}},
    });
  });
});

describe('a response (Swagger 2.0, Response Object)', () => {
  const FILE = {description: 'A file.', schema: {type: 'file'}};
  const BINARY = {schema: {type: 'string', format: 'binary'}};

  it.each([
    [{produces: ['application/pdf']}, {'application/pdf': BINARY}],
    [{}, {'application/octet-stream': BINARY}],
  ])('with a file has binary content: %j', (members, content) => {
    const document = convert({...members, responses: {200: FILE}});
    expect(at(document, '/responses/200/content')).toEqual(content);
  });

  it('that is shared has the media types of each operation that references it', () => {
    const response = {description: 'Wrong.', schema: {type: 'object'}};
    const members = {
      produces: ['application/json'],
      responses: {Wrong: response, 'a/b': {description: 'Nothing.'}},
    };
    const responses = {400: {$ref: '#/responses/Wrong'}, 404: {$ref: '#/responses/a~1b'}};
    const inXml = convert({responses, produces: ['text/xml']}, members);
    expect(at(inXml, '/responses')).toEqual({
      400: {description: 'Wrong.', content: {'text/xml': {schema: {type: 'object'}}}},
      404: {$ref: '#/components/responses/a~1b'},
    });
    const inJson = convert({responses}, members);
    expect(at(inJson, '/responses/400')).toEqual({$ref: '#/components/responses/Wrong'});
  });

  it('has an example for each media type that it names (Example Object)', () => {
    const json = 'application/json;charset=utf-8';
    const schema = {type: 'string'};
    const examples = {'application/json': 'a', 'text/xml': '<a/>'};
    const responses = {200: {description: 'Done.', schema, examples}};
    expect(at(convert({produces: [json], responses}), '/responses/200/content')).toEqual({
      [json]: {schema, example: 'a'},
      'text/xml': {schema, example: '<a/>'},
    });
  });
});

it('gives an operation the servers of its own schemes (Operation Object)', () => {
  const members = {host: 'a.example.com', basePath: '/v1', schemes: ['http']};
  const document = convert({schemes: ['https', 'wss']}, members);
  expect(document.servers).toEqual([{url: 'http://a.example.com/v1'}]);
  expect(at(document, '/servers')).toEqual([
    {url: 'https://a.example.com/v1'},
    {url: 'wss://a.example.com/v1'},
  ]);
  expect(at(document, '/schemes')).toBeUndefined();
});

it('converts x-example of a parameter, a header and a body to the example', () => {
  const example = {'x-example': 'a'};
  const document = convert({
    parameters: [
      {name: 'a', in: 'query', type: 'string', 'x-example': 'b', 'x-enumDescriptions': {b: 'B'}},
      {name: 'body', in: 'body', schema: {type: 'string'}, ...example},
    ],
    responses: {200: {description: 'A.', headers: {'X-A': {type: 'string', ...example}}}},
  });
  expect(at(document, '/parameters')).toEqual([
    {
      name: 'a',
      in: 'query',
      schema: {type: 'string', 'x-enumDescriptions': {b: 'B'}},
      example: 'b',
    },
  ]);
  expect(at(document, '/requestBody/content/application~1json')).toEqual({
    schema: {type: 'string'},
    example: 'a',
  });
  expect(at(document, '/responses/200/headers/X-A')).toEqual({
    schema: {type: 'string'},
    example: 'a',
  });
});

it('does not change extensions of paths, responses and scopes (Specification Extensions)', () => {
  const extension = {get: {schemes: ['https']}};
  const paths = {
    'x-a': extension,
    '/a': {'x-b': extension, post: {responses: {'x-c': extension}}},
  };
  const oauth = {type: 'oauth2', flow: 'password', tokenUrl: '/t', scopes: {a: 'A.', 'x-d': 1}};
  const document = convert({}, {paths, securityDefinitions: {oauth}});
  expect(document.paths).toEqual(paths);
  expect(findAt(document, '#/components/securitySchemes/oauth/flows/password/scopes')).toEqual({
    a: 'A.',
  });
});

it('accepts the invalid keyword `schema` of a parameter or a header', () => {
  expect(convertParameter({schema: {type: 'array', items: {type: 'string'}}})).toEqual({
    name: 'ids',
    in: 'query',
    schema: LIST,
    explode: false,
  });
});

it('becomes a component if references to it come from elsewhere (Reference Object)', () => {
  const inner = {$ref: '#/responses/Done/schema'};
  const parameters = [{name: 'a', in: 'body', schema: {properties: {b: inner}}}];
  const responses = {
    200: {description: 'A.', schema: {$ref: '#/paths/~1a/post/parameters/0/schema'}},
    400: {description: 'B.', schema: inner, examples: {'text/plain': inner}},
  };
  const done = {Done: {description: 'Done.', schema: {type: 'string'}}};
  const document = convert({parameters, responses}, {responses: done, definitions: {done: {}}});
  expect(asObject(document.components).schemas).toEqual({
    done: {},
    'a-post-0': {properties: {b: {$ref: '#/components/schemas/done-2'}}},
    'done-2': {type: 'string'},
  });
  expect(at(document, '/responses')).toMatchObject({
    200: {content: {'application/json': {schema: {$ref: '#/components/schemas/a-post-0'}}}},
    400: {content: {'text/plain': {example: inner}}},
  });
});

describe('a schema', () => {
  const convertSchema = (schema: JsonObject): JsonValue | undefined =>
    findAt(convert({}, {definitions: {A: schema}}), '#/components/schemas/A');

  it.each([
    [
      {$ref: '#/definitions/A', 'x-nullable': true},
      {$ref: '#/components/schemas/A', nullable: true},
    ],
    [{type: ['string', 'null']}, {type: ['string', 'null']}],
    [{items: [{type: 'file'}]}, {prefixItems: [{type: 'string', format: 'binary'}]}],
    [{discriminator: 'kind'}, {discriminator: {propertyName: 'kind'}}],
    [
      {properties: {discriminator: {type: 'string'}, items: {$ref: '#/definitions/B'}}},
      {properties: {discriminator: {type: 'string'}, items: {$ref: '#/components/schemas/B'}}},
    ],
  ])('becomes one of OpenAPI 3.0: %j', (schema, converted) => {
    expect(convertSchema(schema)).toEqual(converted);
  });

  it('keeps data that looks like a schema', () => {
    const data = {type: 'file', discriminator: 'a', $ref: '#/definitions/A', items: [1]};
    const schema = {type: 'object', example: data, default: data, enum: [data]};
    expect(convertSchema(schema)).toEqual(schema);
  });
});
