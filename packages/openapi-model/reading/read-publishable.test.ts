import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {findAt} from '@openapi-portal/reports/pointer';
import {expect, it} from 'vitest';

import {BUDGET} from '../budget';
import {listOperations} from '../contract/operations';
import {openContract} from '../contract/to-open-api-31';
import {toSecurity} from '../inputs/security';
import {describeSchemes, findAccess} from '../operations/access';
import {listServers} from '../operations/addresses';

import {readPublishable} from './read-publishable';

/** Reads a contract with the given `paths` as YAML, followed by `rest`. */
function read(paths: string, version = '3.0.3', rest = '') {
  const text = `openapi: ${version}\ninfo: {title: Lamps, version: 1.0.0}\npaths:\n${paths}\n${rest}`;
  const siteDir = writeFiles({'api.yaml': text});
  return readPublishable(path.join(siteDir, 'api.yaml'), {}, siteDir);
}

const LAMPS = '#/paths/~1lamps/get';

const withSchema = (schema: string): string => `
  /lamps: {get: {responses: {'200': {description: All., content: {application/json: {schema: ${schema}}}}}}}
  /rooms: {get: {responses: {'200': {description: All.}}}}`;

const SCHEMA = `${LAMPS}/responses/200/content/application~1json/schema`;

it('does not change a contract without errors', async () => {
  const document = await read(withSchema('{type: string}'));
  expect(JSON.stringify(document)).not.toContain('Fault');
});

it('reports the chain of references that is too long, not a schema that is not deep itself', async () => {
  const {levels} = BUDGET;
  Object.assign(BUDGET, {levels: 20});
  const toNext = (at: number): string =>
    `S${at}: {properties: {a: {$ref: '#/components/schemas/S${at + 1}'}}}`;
  const schemas = Array.from({length: 9}, (_, at) => toNext(at)).join(', ');
  const rest = `components: {schemas: {${schemas}, S9: {type: object}}}`;
  const document = await read(withSchema("{$ref: '#/components/schemas/S0'}"), '3.1.0', rest);
  Object.assign(BUDGET, {levels});
  expect(JSON.stringify(document)).toContain(
    'A path of more than 20 nested values and references leads to #/components/schemas/S4',
  );
});

it('replaces a reference with a name after # by its problem, if its file does not exist', async () => {
  const document = await read(withSchema("{$ref: 'none.yaml#lamps'}"));
  expect(findAt(document, SCHEMA)).toMatchObject({
    description: expect.stringContaining('none.yaml#lamps') as string,
  });
});

// OpenAPI 3.0.3, Reference Object: `$ref` must refer to an object.
it('replaces a broken reference by its problem, and keeps everything else', async () => {
  const document = await read(withSchema("{$ref: '#/components/schemas/Lamps'}"));
  expect(findAt(document, SCHEMA)).toEqual({
    description:
      '**Fault in the contract:** The reference has no target in this document: #/components/schemas/Lamps.',
  });
  expect(findAt(document, '#/paths/~1rooms/get/responses/200/description')).toBe('All.');
});

it('removes a parameter with a broken reference, and reports it at the operation', async () => {
  const parameters = "[{$ref: '#/no'}, {name: a, in: query, schema: {type: string}}]";
  const document = await read(
    `  /lamps: {get: {description: Lists., parameters: ${parameters}, responses: {}}}`,
  );
  expect(findAt(document, `${LAMPS}/parameters`)).toEqual([
    {name: 'a', in: 'query', schema: {type: 'string'}},
  ]);
  expect(findAt(document, `${LAMPS}/description`)).toBe(
    'Lists.\n\n**Fault in the contract:** The reference has no target in this document: #/no.',
  );
});

// JSON Schema 2020-12 Validation, 6.1.1: `type` is a string or an array of strings.
it('removes a value of the wrong type, and reports it at its object', async () => {
  const document = await read(withSchema('{oneOf: [{type: string}, {type: null}]}'), '3.1.0');
  expect(findAt(document, `${SCHEMA}/oneOf/1`)).toEqual({
    description: expect.stringContaining('**Fault in the contract:** ') as unknown,
  });
  expect(findAt(document, `${SCHEMA}/oneOf/0`)).toEqual({type: 'string'});
});

it('reports an unexpected or missing field, and keeps the object', async () => {
  const document = await read('  /lamps: {get: {sumary: All, responses: {default: {}}}}');
  expect(findAt(document, `${LAMPS}/sumary`)).toBe('All');
  expect(findAt(document, `${LAMPS}/description`)).toContain('Property `sumary` is not expected');
  expect(findAt(document, `${LAMPS}/responses/default/description`)).toContain('must be present');
});

// OpenAPI 3.1.1, 4.8.24: additional keywords are permitted.
it('accepts unknown keywords of a schema since OpenAPI 3.1', async () => {
  const schema = '{type: object, optional: true, properties: {a: {nullable: true}}}';
  expect(JSON.stringify(await read(withSchema(schema), '3.1.0'))).not.toContain('Fault');
  expect(JSON.stringify(await read(withSchema('{optional: true}')))).toContain('Fault');
});

// OpenAPI 3.1.1, 4.8.30: each name must be that of a security scheme.
it('reports an undefined security scheme in a requirement, and keeps the requirement', async () => {
  const document = await read('  /lamps: {get: {security: [{key: []}], responses: {}}}');
  expect(findAt(document, `${LAMPS}/security`)).toEqual([{key: []}]);
  expect(findAt(document, `${LAMPS}/description`)).toContain('an undefined security scheme');
  const contract = openContract(document);
  const [lamps] = listOperations(contract);
  if (lamps === undefined) throw new Error('no operation');
  expect(toSecurity(contract, lamps.cursor)).toEqual([[]]);
  expect(describeSchemes(findAccess(lamps, contract).requirements ?? [])).toBe('key');
});

// OpenAPI 3.1.1, 4.8.10.1: an empty list removes the security of the contract, and an empty requirement allows anonymous
// requests. A fault must not say either.
it.each(["['key']", '[null, 4]', '[{key: }]', '[{key: x}]', 'key'])(
  'does not publish an operation as open if its security has an error: %s',
  async (security) => {
    const rest =
      'security: [{key: []}]\ncomponents: {securitySchemes: {key: {type: http, scheme: basic}}}';
    const paths = `  /lamps: {get: {security: ${security}, responses: {}}}`;
    const document = await read(paths, '3.1.0', rest);
    const contract = openContract(document);
    const [operation] = listOperations(contract);
    const access = operation && findAccess(operation, contract).requirements;
    expect(describeSchemes(access ?? [])).toBe('key');
    expect(findAt(document, `${LAMPS}/description`)).toContain('Fault in the contract');
  },
);

it('keeps a scheme with the name security if one of its scopes has an error', async () => {
  const document = await read('  /lamps: {get: {security: [{security: [5]}], responses: {}}}');
  expect(findAt(document, `${LAMPS}/security`)).toEqual([{security: []}]);
});

it('creates a page with the error of a file that is not a contract', async () => {
  const siteDir = writeFiles({'api.yaml': 'name: text\n'});
  const document = await readPublishable(path.join(siteDir, 'api.yaml'), {}, siteDir);
  expect(findAt(document, '#/info/description')).toContain(
    'The contract cannot be read: Unsupported specification (`api.yaml:1:1`)',
  );
});

it('stops at a path without a file', async () => {
  await expect(readPublishable('/none/api.yaml')).rejects.toThrow('there is no readable file');
});

// YAML 1.2.2, 8.2.2: the value of a key has a deeper indentation than the key.
it('reads continuation lines that are not indented more than their key', async () => {
  const document = await read("  /lamps: {get: {responses: {}}}\nx-a: {\n  b: 1\n}\nx-c: 'd\ne'");
  expect(document).toMatchObject({'x-a': {b: 1}, 'x-c': 'd e'});
});

// OpenAPI 3.0.3, 4.7.5: the URL of a server must be valid, absolute or relative.
it('reports an invalid server at the operation, and removes it', async () => {
  const paths = `
  /lamps: {get: {servers: [{url: 'https://'}], responses: {'200': {description: All.}}}}
  /rooms: {servers: [{url: /v2}], get: {servers: [{url: [a]}], responses: {'200': {description: All.}}}}`;
  const document = await read(paths, '3.0.3', "servers: [{url: 'https://api.example.org'}]");
  expect(findAt(document, `${LAMPS}/description`)).toBe(
    '**Fault in the contract:** The server "https://" has no host.',
  );
  const [lamps] = listOperations(openContract(document));
  if (lamps === undefined) throw new Error('no operation');
  expect(listServers(lamps.cursor, lamps.pathItem, openContract(document))).toEqual([]);
});

// OpenAPI 3.0.3, 4.7.6: the default of a variable is sent as written.
it('reports braces in the default of a server at the operation', async () => {
  const servers = `[{url: 'https://{host}', variables: {host: {default: '{your-host}'}}}]`;
  const document = await read(
    `\n  /lamps: {get: {servers: ${servers}, responses: {'200': {description: All.}}}}`,
    '3.0.3',
  );
  expect(findAt(document, `${LAMPS}/description`)).toBe(
    '**Fault in the contract:** The server "https://{host}" contains {your-host} in the default of a variable.',
  );
});

// OpenAPI 3.2.0, 4.30: a requirement has the name of a component or the URI of a scheme.
it('reports a requirement whose URI matches no scheme, and accepts a valid URI', async () => {
  const schemes = 'components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}';
  const toUri = (name: string): string => `'#/components/securitySchemes/${name}'`;
  const security = `[{${toUri('key')}: []}, {${toUri('ghost')}: []}]`;
  const paths = `  /lamps: {get: {security: ${security}, responses: {'200': {description: All.}}}}`;
  expect(findAt(await read(paths, '3.2.0', schemes), `${LAMPS}/description`)).toBe(
    '**Fault in the contract:** The security requirement names an undefined security scheme: #/components/securitySchemes/ghost.',
  );
});

// OpenAPI 3.2.0, 4.9: a path item can have additional methods, and can be a shared component.
it('finds requirements of custom methods and of shared path items', async () => {
  const paths = `  /lamps: {additionalOperations: {COPY: {security: [{ghost: []}], responses: {}}}}
  /rooms: {$ref: '#/components/pathItems/Rooms'}`;
  const rest =
    "components: {pathItems: {Rooms: {get: {security: [{ghost: []}], responses: {'200': {description: All.}}}}}}";
  const document = await read(paths, '3.2.0', rest);
  for (const pointer of ['#/paths/~1lamps', '#/components/pathItems/Rooms/get'])
    expect(JSON.stringify(findAt(document, pointer))).toContain('an undefined security scheme');
});

it('accepts whole numbers with many digits', async () => {
  const document = await read(withSchema('{type: integer, maximum: 18446744073709551615}'));
  expect(findAt(document, SCHEMA)).not.toHaveProperty('description');
});

// OpenAPI 3.1.1, 4.8.23: a reference must resolve to an object that is not the same reference.
it('removes only the part that contains a reference to itself', async () => {
  const document = await read(
    withSchema("{properties: {loop: {$ref: '#/components/schemas/Loop'}, name: {type: string}}}"),
    '3.1.0',
    "components: {schemas: {Loop: {$ref: '#/components/schemas/Loop'}}}",
  );
  expect(findAt(document, '#/components/schemas/Loop')).toEqual({
    description:
      '**Fault in the contract:** The reference has no target in this document: #/components/schemas/Loop (circular reference).',
  });
  expect(findAt(document, `${SCHEMA}/properties/name`)).toEqual({type: 'string'});
});

it('removes references to removed parts', async () => {
  const document = await read(
    "  /lamps: {get: {parameters: [{$ref: '#/components/parameters/One'}], responses: {}}}",
    '3.1.0',
    `components:
  parameters:
    One: {$ref: '#/components/parameters/Two'}
    Two: {$ref: '#/components/parameters/One'}`,
  );
  expect(findAt(document, `${LAMPS}/parameters`)).toEqual([]);
  expect(listOperations(openContract(document))).toHaveLength(1);
});

// Swagger 2.0, Parameter Object: `type` is a single string.
it('keeps a list of types in a parameter of Swagger 2.0, and reports it', async () => {
  const text =
    "swagger: '2.0'\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {parameters: [{name: b, in: query, type: [string, integer]}], responses: {}}}}";
  const siteDir = writeFiles({'api.yaml': text});
  const document = await readPublishable(path.join(siteDir, 'api.yaml'), {}, siteDir);
  const [parameter] = listOperations(openContract(document))[0]?.cursor.items('parameters') ?? [];
  expect(parameter?.get('schema')?.value).toEqual({type: ['string', 'integer']});
  expect(parameter?.text('description')).toContain('Fault in the contract');
});

it('omits the tags of an operation with more tags than the API page can list', async () => {
  const tags = Array.from({length: 51}, (_, at) => `t${at}`);
  const paths = {'/a': {get: {tags, responses: {200: {description: 'Done.'}}}}};
  const contract = {openapi: '3.1.0', info: {title: 'A', version: '1'}, paths};
  const siteDir = writeFiles({'api.json': JSON.stringify(contract)});
  const mended = await readPublishable(path.join(siteDir, 'api.json'), {}, siteDir);
  expect(mended).toMatchObject({paths: {'/a': {get: {responses: {}}}}});
  expect(JSON.stringify(mended)).not.toContain('t50');
});
