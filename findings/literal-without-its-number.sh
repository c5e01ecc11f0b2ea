#!/bin/sh
# @asteasolutions/zod-to-openapi@9.1.0
#
# Rule: the schema converted from a Zod schema accepts what Zod accepts: `z.literal` with several values accepts
# each of them, a tuple with `rest` has any number of further entries, and a record with an enum needs all keys.
#
# Instead: of text and a number, only the text is left. In OpenAPI 3.0 a tuple with `rest` must have exactly one
# entry. The keys of the record are optional. `multipleOf`, the length of an array and the second pattern are
# dropped, and the flag of a pattern becomes a part of it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @asteasolutions/zod-to-openapi@9.1.0 zod@4.1.12 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {extendZodWithOpenApi, OpenApiGeneratorV3, OpenAPIRegistry} from '@asteasolutions/zod-to-openapi';
import {z} from 'zod';

const {version} = JSON.parse(readFileSync('node_modules/@asteasolutions/zod-to-openapi/package.json', 'utf8'));
assert.equal(version, '9.1.0');
console.log(`@asteasolutions/zod-to-openapi@${version}`);

extendZodWithOpenApi(z);
const convert = (schema) => {
  const registry = new OpenAPIRegistry();
  registry.register('Value', schema);
  const {components} = new OpenApiGeneratorV3(registry.definitions).generateComponents();
  console.log(JSON.stringify(components.schemas.Value));
  return components.schemas.Value;
};

const mode = z.literal(['auto', 1]);
assert.ok(mode.safeParse(1).success);
assert.deepEqual(convert(mode), {type: 'string', enum: ['auto']});

const call = z.tuple([z.string()]).rest(z.number());
assert.ok(call.safeParse(['add', 1, 2]).success);
assert.deepEqual(convert(call), {type: 'array', items: {type: 'string'}, minItems: 1, maxItems: 1});

const sizes = z.record(z.enum(['small', 'large']), z.number());
assert.equal(sizes.safeParse({small: 1}).success, false);
assert.equal(convert(sizes).required, undefined);

assert.deepEqual(convert(z.number().multipleOf(5)), {type: 'number'});
assert.deepEqual(convert(z.array(z.string()).length(2)), {type: 'array', items: {type: 'string'}});
assert.equal(convert(z.string().regex(/^INV-/).regex(/[0-9]$/)).pattern, '^INV-');
assert.equal(convert(z.string().regex(/^inv-/i)).pattern, '^inv-/i');
JS
node run.mjs
