import path from 'node:path';

import {openContract} from '@openapi-portal/openapi-model';
import {collectSchemas} from '@openapi-portal/openapi-model/inputs/build';
import {readContract} from '@openapi-portal/openapi-model/reading';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';
import {formatFound, writeFiles} from '@openapi-portal/reports/testing';
import {startValidation} from '@openapi-portal/schema-validation';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';

const RULES = `rules:
  struct: error
  no-unresolved-refs: error
  no-unused-components: error
  no-invalid-schema-examples: error
  no-invalid-media-type-examples: error
`;

const toContract = (schemas: string, schema: string): string => `openapi: 3.1.1
info: {title: Small, version: 1.0.0}
paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: ${schema}}}}
      responses: {'204': {description: Done.}}
components:
  schemas:
${schemas.replace(/^/gm, '    ').trimEnd()}
`;

function writeSite(contract: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = writeFiles({'redocly.yaml': RULES, 'small.yaml': contract, ...files});
  const file = path.join(siteDir, 'small.yaml');
  const lint = async () => formatFound(await lintContracts([file], siteDir), siteDir);
  const read = () => readContract(file, undefined, siteDir);
  return {lint, read};
}

function validate(published: unknown, ...values: readonly JsonValue[]) {
  const [content] =
    openContract(published)
      .get('paths')
      ?.get('/a')
      ?.get('post')
      ?.get('requestBody')
      ?.entries('content')
      .map(([, holder]) => holder) ?? [];
  if (content === undefined) throw new Error('no content');
  const {collect, definitions} = collectSchemas();
  const {schema} = collect(content);
  return values.map((value) =>
    startValidation(definitions)(value, schema).map(
      ({pointer, message}) => `${pointer} ${message}`,
    ),
  );
}

const COMPOUND = `Compound:
  $id: https://schemas.example.com/compound
  type: object
  properties:
    part: {$ref: part}
    again: {$ref: '#/$defs/local'}
    named: {$ref: '#tag'}
    list: {type: array, items: {$dynamicRef: '#entry'}}
  examples: [{part: {size: 1}, again: Words.}]
  $defs:
    local: {type: string}
    tagged: {$anchor: tag, type: integer}
    entry: {$dynamicAnchor: entry, type: boolean}
Part:
  $id: https://schemas.example.com/part
  properties: {size: {type: integer}}
Forgotten: {type: string}
`;

describe('a contract whose schemas have an $id (JSON Schema 2020-12 Core, 8.2.1)', () => {
  const text = toContract(COMPOUND, "{$ref: 'https://schemas.example.com/compound'}");

  it('is linted by the targets of its references', async () => {
    expect(await writeSite(text).lint()).toMatchInlineSnapshot(`
      "  small.yaml:26:5  Component: "Forgotten" is never used (no-unused-components)
          → remove the component, or reference it with \`$ref\`"
    `);
  });

  it('is published as its author wrote it', async () => {
    expect(await writeSite(text).read()).toEqual(parse(text));
  });

  it('is validated in the same way', async () => {
    const right = {part: {size: 1}, again: 'Words.', named: 1, list: [true]};
    const wrong = {part: {size: 'a'}, again: 1, named: 'a', list: [1]};
    const published = await writeSite(text).read();
    expect(validate(published, right, wrong)).toMatchInlineSnapshot(`
      [
        [],
        [
          "/part/size must be a whole number",
          "/again must be text",
          "/named must be a whole number",
          "/list/0 must be true or false",
        ],
      ]
    `);
  });
});

it('reports missing targets of references below an $id', async () => {
  const schemas = `A:
  $id: https://schemas.example.com/a
  properties:
    a: {$ref: '#/$defs/lost'}
    b: {$ref: '#lost'}
    c: {$ref: lost}
`;
  const {lint} = writeSite(toContract(schemas, "{$ref: '#/components/schemas/A'}"));
  expect(await lint()).toMatchInlineSnapshot(`
    "  small.yaml:13:12  Can't resolve $ref: #/$defs/lost (no-unresolved-refs)
        → correct \`$ref\`, or add its target
      small.yaml:14:12  Can't resolve $ref: #lost (no-unresolved-refs)
        → correct \`$ref\`, or add its target
      small.yaml:15:12  The reference lost does not refer to an existing file
        → correct the path, which is relative to the file that contains the reference, or refer to the schema by its \`$id\`"
  `);
});

it('resolves references by the $id of a file', async () => {
  const part = {
    $id: 'https://schemas.example.com/part',
    properties: {size: {$ref: 'size'}, name: {$ref: '#name'}, more: {$dynamicRef: '#more'}},
    $defs: {
      size: {$id: 'size', $ref: '#/$defs/limit', $defs: {limit: {minimum: 1}}},
      name: {$anchor: 'name', type: 'string'},
      more: {$dynamicAnchor: 'more', type: 'boolean'},
    },
  };
  const {lint, read} = writeSite(
    toContract("A: {$ref: './part.json'}\n", "{$ref: '#/components/schemas/A'}"),
    {
      'part.json': JSON.stringify(part),
    },
  );
  expect(await lint()).toBe('');
  const wrong = {size: 0, name: 1, more: 1};
  expect(validate(await read(), {size: 1, name: 'a', more: true}, wrong)).toMatchInlineSnapshot(`
    [
      [],
      [
        "/size must be at least 1",
        "/name must be text",
        "/more must be true or false",
      ],
    ]
  `);
});

it('contains the meta-schema of JSON Schema 2020-12 without requesting it (Core, 8.1.1)', async () => {
  const uri = 'https://json-schema.org/draft/2020-12/schema';
  const {lint, read} = writeSite(
    toContract(`A: {$ref: '${uri}'}\n`, "{$ref: '#/components/schemas/A'}"),
  );
  expect(await lint()).toBe('');
  const schema = {type: 'text'};
  const [right, wrong] = validate(await read(), {type: 'object'}, schema);
  expect(right).toEqual([]);
  expect(wrong).not.toEqual([]);
});

it('does not change references before OpenAPI 3.1, which had no $id (3.0.3, Schema Object)', async () => {
  const schemas =
    "A: {$id: 'https://schemas.example.com/a', properties: {b: {$ref: '#/components/schemas/B'}}}\nB: {}\n";
  const text = toContract(schemas, "{$ref: '#/components/schemas/A'}").replace('3.1.1', '3.0.3');
  expect(asObject(await writeSite(text).read()).components).toEqual(
    asObject(parse(text)).components,
  );
});
