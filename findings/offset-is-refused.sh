#!/bin/sh
# @hey-api/openapi-ts@0.99.0
#
# Rule: a `date-time` has an offset, for instance `Z` or `+02:00` (JSON Schema 2020-12 Validation, 7.3.1, RFC 3339,
# 5.6). Objects with `additionalProperties: true` may have any other property (Core, 10.3.2.3). `int64` is a format of
# numbers (OpenAPI 3.1.1, 4.4).
#
# Instead: the generated Zod schema refuses each date-time with an offset but `Z`, and removes other properties from
# objects that allow them. An `int64` may be an empty text or true, which become 0 and 1, and its value is a BigInt,
# which JSON cannot contain.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @hey-api/openapi-ts@0.99.0 typescript@5.9.3 zod@4.1.12 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {writeFileSync} from 'node:fs';
import {createClient} from '@hey-api/openapi-ts';
import typescript from 'typescript';

const {version} = JSON.parse(readFileSync('node_modules/@hey-api/openapi-ts/package.json', 'utf8'));
assert.equal(version, '0.99.0');
console.log(`@hey-api/openapi-ts@${version}`);

const Order = {
  type: 'object',
  properties: {
    at: {type: 'string', format: 'date-time'},
    number: {type: 'integer', format: 'int64'},
  },
  additionalProperties: true,
};
const schema = {$ref: '#/components/schemas/Order'};
const contract = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  paths: {
    '/orders': {
      get: {
        operationId: 'getOrder',
        responses: {200: {description: 'ok', content: {'application/json': {schema}}}},
      },
    },
  },
  components: {schemas: {Order}},
};
writeFileSync('contract.json', JSON.stringify(contract));
await createClient({input: 'contract.json', output: 'client', plugins: ['zod'], logs: {level: 'silent'}});
const source = readFileSync('client/zod.gen.ts', 'utf8');
console.log(source);
const options = {compilerOptions: {module: 'esnext', target: 'es2022'}};
writeFileSync('zod.gen.mjs', typescript.transpileModule(source, options).outputText);
const {zOrder} = await import(`${process.cwd()}/zod.gen.mjs`);

assert.equal(zOrder.safeParse({at: '2026-11-30T12:00:00Z'}).success, true);
assert.equal(zOrder.safeParse({at: '2026-11-30T14:00:00+02:00'}).success, false);
assert.deepEqual(zOrder.parse({note: 'urgent'}), {});
assert.deepEqual([zOrder.parse({number: ''}).number, zOrder.parse({number: true}).number], [0n, 1n]);
assert.throws(() => JSON.stringify(zOrder.parse({number: 7})), TypeError);
JS
node run.mjs
