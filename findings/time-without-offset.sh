#!/bin/sh
# jsonschema@1.5.0, @cerios/openapi-to-zod@1.7.0 and @valibot/to-json-schema@1.8.0
#
# Rule: `format: time` is the full-time of RFC 3339, which ends with Z or an offset, and `date-time`
# ends with one as well (JSON Schema 2020-12 Validation, 7.3.1; RFC 3339, 5.6). `+02:00` is as valid
# as Z.
#
# Instead: the first two accept exactly the times that are invalid and refuse the valid ones; the
# generated Zod schema also refuses date-times with an offset. In the other direction, Valibot's
# `isoTime` and `isoDateTime`, which have no offset, become the formats `time` and `date-time`: no
# value that the code accepts is valid by its contract, and none that the contract accepts by the
# code.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  jsonschema@1.5.0 @cerios/openapi-to-zod@1.7.0 zod@4.6.7 @valibot/to-json-schema@1.8.0 \
  valibot@1.5.0 ajv@8.20.0 ajv-formats@3.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {OpenApiGenerator} from '@cerios/openapi-to-zod';
import {toJsonSchema} from '@valibot/to-json-schema';
import Ajv from 'ajv';
import formats from 'ajv-formats';
import {Validator} from 'jsonschema';
import * as v from 'valibot';

for (const [name, version] of [
  ['jsonschema', '1.5.0'],
  ['@cerios/openapi-to-zod', '1.7.0'],
  ['@valibot/to-json-schema', '1.8.0'],
]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const ajv = new Ajv();
formats.default(ajv);
const validator = new Validator();
const contract = {
  openapi: '3.1.0',
  info: {title: 'Times', version: '1'},
  paths: {},
  components: {
    schemas: {
      Opening: {type: 'string', format: 'time'},
      Moment: {type: 'string', format: 'date-time'},
    },
  },
};
writeFileSync('api.yaml', JSON.stringify(contract));
const generator = new OpenApiGenerator({input: 'api.yaml', outputTypes: 'out.ts', showStats: false});
writeFileSync('schemas.mjs', generator.generateString().replaceAll(/^export type .*$/gm, ''));
const {momentSchema, openingSchema} = await import(`${process.cwd()}/schemas.mjs`);

const [opening, moment] = [contract.components.schemas.Opening, contract.components.schemas.Moment];
for (const [schema, zod, value, valid, byJsonschema, byZod] of [
  [opening, openingSchema, '10:00:00Z', true, false, false],
  [opening, openingSchema, '10:00:00', false, true, true],
  [moment, momentSchema, '2026-01-01T10:00:00+02:00', true, true, false],
  [moment, momentSchema, '2026-01-01T08:00:00Z', true, true, true],
]) {
  assert.equal(ajv.validate(schema, value), valid);
  const found = [validator.validate(value, schema).valid, zod.safeParse(value).success];
  console.log(schema.format, value, valid ? 'valid' : 'invalid', 'accepted:', found);
  assert.deepEqual(found, [byJsonschema, byZod]);
}

for (const [action, local, exact] of [
  [v.isoTime(), '10:00', '10:00:00Z'],
  [v.isoDateTime(), '2026-01-01T10:00', '2026-01-01T10:00:00Z'],
]) {
  const code = v.pipe(v.string(), action);
  const {$schema, ...schema} = toJsonSchema(code);
  for (const [value, inCode] of [[local, true], [exact, false]]) {
    const found = [v.safeParse(code, value).success, ajv.validate(schema, value)];
    console.log(JSON.stringify(schema), value, 'code and contract:', found);
    assert.deepEqual(found, [inCode, !inCode]);
  }
}
JS
node run.mjs
