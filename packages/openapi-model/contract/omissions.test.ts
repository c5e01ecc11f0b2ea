import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readTestContract} from '../testing/contracts';

import {findOmissions, KNOWN_EXTENSIONS} from './omissions';

const toFound = (published: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(findOmissions(published).map(({what, pointers}) => [what, pointers]));

const INFO = {title: 'A', version: '1'};
const DONE = {responses: {200: {description: 'Done.'}}};

describe('the report of omissions', () => {
  it('lists locations of what pages omit or change', () => {
    expect(toFound(readTestContract('left-out.yaml'))).toEqual({
      'paths without operations': ['#/paths/~1trips~1{trip_id}'],
      'operations without responses': ['#/paths/~1trips/post', '#/paths/~1旅/get'],
      'pages whose URL differs from the operationId': [
        '#/paths/~1trips/post/operationId (get-trips-2)',
        '#/paths/~1旅/get/operationId (get)',
      ],
      'components that no reference uses': [
        '#/components/schemas/Forgotten',
        '#/components/schemas/ForgottenToo',
      ],
      'extensions that are not shown': [
        '#/info/x-logo',
        '#/tags/0/x-icon',
        '#/paths/~1trips/get/x-cost (2 times)',
      ],
    });
  });

  it.each(['open-api-30.yaml', 'open-api-32.yaml', 'open-api-32-new.yaml'])(
    'ignores %s',
    (name) => {
      expect(findOmissions(readTestContract(name))).toEqual([]);
    },
  );

  it('lists an API without any operation', () => {
    const found = {'paths without operations': ['#/paths']};
    expect(toFound({openapi: '3.1.0', info: INFO, paths: {}})).toEqual(found);
    const webhooks = {told: {post: DONE}};
    expect(toFound({openapi: '3.1.0', info: INFO, webhooks})).toEqual({});
  });

  it('lists a webhook without responses, and an invalid path', () => {
    const document = {
      openapi: '3.1.0',
      info: INFO,
      paths: {'a/b': {get: DONE}, '/c': {get: DONE}},
      webhooks: {told: {post: {}}},
    };
    expect(toFound(document)).toEqual({
      'paths without operations': ['#/paths/a~1b'],
      'operations without responses': ['#/webhooks/told/post'],
    });
  });

  it('lists what OpenAPI 3 cannot express of Swagger 2.0', () => {
    const list = {type: 'array', items: {type: 'string'}};
    const post = {
      responses: {
        200: {description: 'Done.', headers: {'X-A': {...list, collectionFormat: 'ssv'}}},
      },
      schemes: ['http'],
      parameters: [
        {name: 'a', in: 'query', type: 'array', items: list},
        {name: 'b', in: 'query', ...list, collectionFormat: 'tsv'},
        {name: 'c', in: 'query', ...list, collectionFormat: 'ssv'},
      ],
    };
    const document = {swagger: '2.0', info: INFO, paths: {'/a': {post}}};
    expect(toFound(document)).toEqual({
      'converted from Swagger 2.0': ['#/swagger'],
      'Swagger 2.0 features that OpenAPI 3 does not have': [
        '#/paths/~1a/post/responses/200/headers/X-A (described as the text that clients send)',
        '#/paths/~1a/post/schemes',
        '#/paths/~1a/post/parameters/0 (described as the text that clients send)',
        '#/paths/~1a/post/parameters/1 (described as the text that clients send)',
      ],
    });
    const {host, schemes} = {host: 'a.example.com', schemes: ['https']};
    const withHost = {...document, host, schemes, paths: {'/a': {get: {...DONE, schemes}}}};
    expect(toFound(withHost)).toEqual({'converted from Swagger 2.0': ['#/swagger']});
  });

  // OpenAPI 3.1.1, Example Object: the value of an example may be at a URI.
  it('lists an example whose external value was not read', () => {
    const examples = {a: {externalValue: 'gone.json'}, externalValue: {value: 1}};
    const content = {'application/json': {examples}};
    const get = {responses: {200: {description: 'Done.', content}}};
    expect(toFound({openapi: '3.1.0', info: INFO, paths: {'/a': {get}}})).toEqual({
      'examples shown as links, because their `externalValue` cannot be read': [
        '#/paths/~1a/get/responses/200/content/application~1json/examples/a/externalValue',
      ],
    });
  });

  it('ignores names and examples that start like an extension', () => {
    const schema = {type: 'object', properties: {'x-a': {type: 'string'}}};
    const content = {'application/json': {schema, example: {'x-b': 1}}};
    const headers = {'X-C': {schema: {type: 'string'}}, 'x-d': {schema: {default: {'x-e': 1}}}};
    const get = {responses: {200: {description: 'Done.', headers, content}}};
    const document = {openapi: '3.1.0', info: INFO, paths: {'/a': {get}}};
    expect(toFound(document)).toEqual({});
  });

  it('lists a pattern that is not checked (JSON Schema 2020-12 Validation, 6.3.3)', () => {
    const properties = {
      pattern: {type: 'string', pattern: String.raw`^\d\-$`},
      other: {type: 'string', pattern: '(?i)a', example: {pattern: '(?i)a'}},
    };
    const schema = {type: 'object', properties, patternProperties: {'^(a+)+$': true}};
    const content = {'application/json': {schema}};
    const get = {responses: {200: {description: 'Done.', content}}};
    const pointer = '#/paths/~1a/get/responses/200/content/application~1json/schema';
    expect(Object.values(toFound({openapi: '3.1.0', info: INFO, paths: {'/a': {get}}}))).toEqual([
      [`${pointer}/properties/other/pattern`, `${pointer}/patternProperties/^(a+)+$`],
    ]);
  });

  it('ignores a component that only a discriminator names', () => {
    const Pet = {
      discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping: 'Dog'},
    };
    const content = {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}};
    const get = {responses: {200: {description: 'Done.', content}}};
    const schemas = {Pet, Cat: {}, Dog: {}, Fish: {}};
    const document = {openapi: '3.2.0', info: INFO, paths: {'/a': {get}}, components: {schemas}};
    expect(toFound(document)).toEqual({
      'components that no reference uses': ['#/components/schemas/Fish'],
    });
  });
});

it('lists no component that is referenced by $anchor, $id or a dynamic name (JSON Schema 2020-12 Core, 8.2)', () => {
  const schemas = {
    Named: {$anchor: 'named'},
    Identified: {$id: 'https://schemas.example.com/identified'},
    List: {items: {$dynamicRef: '#item'}, $defs: {item: {$dynamicAnchor: 'item'}}},
    Item: {$id: 'https://schemas.example.com/item', $dynamicAnchor: 'item'},
    Forgotten: {$anchor: 'forgotten', $dynamicAnchor: 'other'},
  };
  const refs = ['#named', 'https://schemas.example.com/identified', '#/components/schemas/List'];
  const schema = {anyOf: refs.map(($ref) => ({$ref}))};
  const paths = {'/a': {post: {...DONE, requestBody: {content: {'application/json': {schema}}}}}};
  expect(toFound({openapi: '3.1.0', info: INFO, paths, components: {schemas}})).toEqual({
    'components that no reference uses': ['#/components/schemas/Forgotten'],
  });
});

it('knows each extension that pages show', () => {
  const names = ['model', 'reference', 'samples', 'requests', 'console'].map(
    (name) => `openapi-${name}`,
  );
  const files = [...names, 'docusaurus-openapi', 'docusaurus-openapi-theme'].flatMap((name) => {
    const dir = path.join(__dirname, '../..', name);
    return fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|^dist\b/.test(file))
      .map((file) => path.join(dir, file));
  });
  const read = files.flatMap((file) =>
    Array.from(
      fs.readFileSync(file, 'utf8').matchAll(/['"](x-[a-z][\w-]*)['"]/gi),
      ([, name = '']) => name,
    ),
  );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((name) => !KNOWN_EXTENSIONS.has(name))).toEqual([]);
});

it('finds targets of a discriminator through the schemas that include its own', () => {
  const schemas = {
    Pet: {type: 'object', discriminator: {propertyName: 'kind'}},
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]},
  };
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}};
  const paths = {'/pets': {get: {responses: {200: {description: 'A pet.', content}}}}};
  expect(toFound({openapi: '3.1.0', info: INFO, paths, components: {schemas}})).toEqual({});
});

it('lists no schema of a contract that only has schemas, because each has a page (OpenAPI 3.1.1, 4.8.1)', () => {
  const schemas = {A: {$ref: '#/components/schemas/B'}, B: {type: 'string'}};
  const responses = {Gone: {description: 'Gone.'}};
  const document = {openapi: '3.1.0', info: INFO, components: {schemas, responses}};
  const what = 'components that no reference uses';
  expect(toFound(document)).toEqual({[what]: ['#/components/responses/Gone']});
  const found = toFound({...document, paths: {'/a': {get: DONE}}});
  expect(found[what]).toContain('#/components/schemas/A');
});
