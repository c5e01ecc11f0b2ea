import path from 'node:path';

import {expect, it} from 'vitest';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {lintContracts} from '.';

async function lint(source: string | undefined): Promise<string> {
  const files = {'redocly.yaml': 'rules: {struct: error}\n'};
  const siteDir = writeFiles(source === undefined ? files : {...files, 'api.yaml': source});
  return formatFound(await lintContracts([path.join(siteDir, 'api.yaml')], siteDir), siteDir);
}

it.each([
  ['is not there', undefined, 'there is no readable file at this path'],
  ['is empty', '', 'it is not an object'],
  ['is a list', '- openapi', 'it is not an object'],
  ['is of a version to come', 'openapi: 4.0.0', 'Unsupported OpenAPI version: 4.0.0'],
  ['is of no specification', 'name: text', 'Unsupported specification'],
])('reports a contract that %s', async (_, source, reason) => {
  expect(await lint(source)).toContain(`api.yaml:1:1  The contract cannot be read: ${reason}\n`);
});

it('says where to correct the path of a missing contract', async () => {
  expect(await lint(undefined)).toContain('→ correct the path of the contract');
});

it('reports the location of a YAML error', async () => {
  expect(await lint('openapi: "3.1.0\n')).toMatchInlineSnapshot(`
    "  api.yaml:2:1  The YAML cannot be read: deficient indentation
        → check indentation, quotes and colons in this line and the line before"
  `);
});

it('reports the location of a finding', async () => {
  expect(await lint('openapi: 3.1.0\npaths: {}\n')).toMatchInlineSnapshot(`
    "  api.yaml:1:1  The field \`info\` must be present on this level (struct)
        → add \`info\`"
  `);
});

const PATTERN = `openapi: 3.1.0
info: {title: A, version: '1'}
paths: {}
components: {schemas: {Name: {type: string, pattern: '^b', example: a}}}
`;

it('validates no examples of a contract with an unsafe pattern, and applies all other rules', async () => {
  const rules = {'no-invalid-schema-examples': 'error', 'info-contact': 'warn'};
  const lintWith = async (pattern: string): Promise<readonly string[]> => {
    const siteDir = writeFiles({
      'redocly.yaml': JSON.stringify({rules}),
      'api.yaml': PATTERN.replace('^b', pattern),
    });
    const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
    return problems.map(({message}) => /[(]([\w-]+)[)]$/.exec(message)?.[1] ?? message);
  };
  expect(await lintWith('^b')).toEqual(['info-contact', 'no-invalid-schema-examples']);
  expect(await lintWith('^(b|b){9}(b|b){9}$')).toEqual(['info-contact']);
});

// JSON Schema 2020-12 Core, 9.4.1: a schema must not run into an infinite loop.
it('reports a reference of a schema to its own anchor', async () => {
  const paths =
    "{/a: {get: {responses: {'200': {description: A, content: {a/b: {schema: {$anchor: a, $ref: '#a'}}}}}}}}";
  expect(await lint(`openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: ${paths}\n`)).toContain(
    'a reference refers to itself',
  );
});

// An XML or form example may be a string, a JSON example may not (OpenAPI 3.1.1, 4.8.19 Example Object).
it('accepts text as an example of a media type that is not JSON', async () => {
  const toMediaType = (example: unknown) => ({schema: {type: 'object'}, example});
  const content = {
    'application/xml': toMediaType('<point/>'),
    'application/x-www-form-urlencoded': toMediaType('x=1'),
    'application/json': toMediaType('{}'),
    'text/plain': {schema: {type: 'string'}, examples: {number: {value: 5}}},
  };
  const paths = {'/p': {get: {responses: {200: {description: 'A point', content}}}}};
  const siteDir = writeFiles({
    'redocly.yaml': 'rules: {no-invalid-media-type-examples: error}\n',
    'api.yaml': JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths}),
  });
  const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
  expect(problems.map(({message}) => message)).toEqual([
    expect.stringContaining('type must be object'),
    expect.stringContaining('type must be string'),
  ]);
});

// OpenAPI 3.1.1, 4.8.18 Callback Object: its path items have operations, which may have callbacks.
it('reports no callback inside a callback, which Redocly does not check', async () => {
  const responses = {204: {description: 'Received'}};
  const call = (callbacks?: object) => ({'{$request.body#/url}': {post: {responses, callbacks}}});
  const callbacks = {first: call({second: call({third: call()})})};
  const paths = {'/p/{id}': {get: {responses, callbacks}}};
  const siteDir = writeFiles({
    'redocly.yaml': 'rules: {path-parameters-defined: error}\n',
    'api.yaml': JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths}),
  });
  const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
  expect(problems.map(({message}) => message)).toEqual([expect.stringContaining('{id}')]);
});

it("uses the rules of the contract's entry, otherwise the general rules", async () => {
  const siteDir = writeFiles({
    'redocly.yaml': `rules: {info-contact: warn}
apis: {Own: {root: own.yaml, rules: {info-contact: error, info-license: warn}}}
`,
    'own.yaml': PATTERN,
    'other.yaml': PATTERN,
  });
  const lintFile = async (name: string): Promise<readonly string[]> =>
    (await lintContracts([path.join(siteDir, name)], siteDir)).map(
      ({severity, message}) => `${severity}: ${message}`,
    );
  expect(await lintFile('own.yaml')).toMatchInlineSnapshot(`
    [
      "error: Info object should contain \`contact\` field (info-contact)",
      "warn: Info object should contain \`license\` field (info-license)",
    ]
  `);
  expect(await lintFile('other.yaml')).toMatchInlineSnapshot(`
    [
      "warn: Info object should contain \`contact\` field (info-contact)",
    ]
  `);
});

it('applies the requirements of OpenAPI to a site without rules', async () => {
  const siteDir = writeFiles({'api.yaml': 'openapi: 3.1.0\npaths: {}\n'});
  const found = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
  expect(formatFound(found, siteDir)).toContain('The field `info` must be present');
});

/** Returns a valid contract with this schema in a response. */
const describeSchema = (schema: string, version = '3.1.0'): string => `openapi: ${version}
info: {title: A, version: '1'}
servers: [{url: 'https://api.example.org/'}]
tags: [{name: A}]
paths:
  /a:
    get:
      responses: {'200': {description: A., content: {application/json: {schema: ${schema}}}}}
`;

async function lintLeniently(source: string): Promise<readonly string[]> {
  const siteDir = writeFiles({'api.yaml': source});
  const found = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir, {
    isStrict: () => false,
  });
  return found.map(({severity, line, message, fix}) => `${severity} ${line} ${message} → ${fix}`);
}

// OpenAPI 3.1.1, 4.8.1, 4.8.5 (server URLs may end with a slash), 4.8.10 and 4.8.22.
it('applies no further rules to a site without rules', async () => {
  expect(await lintLeniently(describeSchema('{type: string}'))).toEqual([]);
});

// A schema may have unknown keywords in OpenAPI 3.1.1 (4.8.24), but not in 3.0.3 (Schema Object).
it('warns about keywords that only OpenAPI 3.1 allows, and reports them in earlier versions', async () => {
  const schema = '{type: string, optional: true}';
  expect(await lintLeniently(describeSchema(schema))).toMatchInlineSnapshot(`
    [
      "warn 8 Property \`optional\` is not expected here (open-api-31/schema-keywords) → add the prefix \`x-\` to its name, or ignore this: no page shows the keyword",
    ]
  `);
  expect(await lintLeniently(describeSchema(schema, '3.0.3'))).toEqual([
    expect.stringMatching(/^error 8 Property `optional` is not expected here/),
  ]);
});

// Names of types are strings (JSON Schema 2020-12 Validation, 6.1.1).
it('says how to write a type that YAML reads as null', async () => {
  const schema = '{oneOf: [{type: string}, {type: null}, {type: [string, null]}]}';
  const found = await lintLeniently(describeSchema(schema));
  expect(found).toHaveLength(2);
  for (const line of found) expect(line).toMatch(/^error 8 .* → write null in quotes: `"null"`$/);
});

// YAML 1.2.2, 8.2.2.
it('warns once about lines that are not indented more than their key', async () => {
  const source = `${describeSchema('{}')}x-a: {\n  b: 1\n}\nx-c: {\n}\n`;
  expect(await lintLeniently(source)).toEqual([
    expect.stringMatching(/^warn 11 This line continues .*, like 1 other line: /),
  ]);
});

it.each(['./lost.yaml', '../lost.yaml'])(
  'reports an unreadable file once, at its reference (%s)',
  async (file) => {
    const siteDir = writeFiles({
      'redocly.yaml': 'rules: {no-unresolved-refs: error}\n',
      'api.yaml': `openapi: 3.1.0
info: {title: A, version: '1'}
paths: {}
components:
  x-rules: {$ref: ${file}}
  schemas:
    Name: {$ref: '#/components/x-rules/Name'}
    Other: {$ref: '#/components/x-rules/Other'}
`,
    });
    const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
    const found = formatFound(problems, siteDir);
    expect(found.match(/lost\.yaml/g)).toHaveLength(1);
    expect(found).toContain('api.yaml:5:');
    expect(found).not.toContain('no-unresolved-refs');
  },
);
