#!/bin/sh
# openapi-typescript@7.13.0, with TypeScript 5.9.3
#
# Rule: `minItems` is the number of items of the array itself (JSON Schema 2020-12 Validation,
# 6.4.2), and `prefixItems` describes its first items by position (Core, 10.3.1.1). So
# `["Oslo", 4]` is valid for two prefix items with `minItems: 2`.
#
# Instead: with the option `arrayLength`, the type of that schema is an array whose items are
# tuples, at least two of them. TypeScript then refuses the valid value, and accepts two such
# values inside another array. Without `minItems`, or without the option, the type is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-typescript@7.13.0 typescript@5.9.3 >&2

cat >run.js <<'JS'
import assert from 'node:assert/strict';
import fs from 'node:fs';
import openapiTS, {astToString} from 'openapi-typescript';
import ts from 'typescript';
const {version} = JSON.parse(fs.readFileSync('node_modules/openapi-typescript/package.json', 'utf8'));
assert.equal(version, '7.13.0');

const place = {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer'}], items: false};
const generate = async (schema, options) => {
  const info = {title: 'Places', version: '1'};
  const components = {schemas: {Place: schema}};
  return astToString(await openapiTS({openapi: '3.1.0', info, paths: {}, components}, options));
};
const accepts = (types, value) => {
  fs.writeFileSync('types.ts', types);
  const program = `import type {components} from './types';
export const place: components['schemas']['Place'] = ${JSON.stringify(value)};\n`;
  fs.writeFileSync('program.ts', program);
  const checked = ts.createProgram(['program.ts'], {strict: true, noEmit: true});
  return ts.getPreEmitDiagnostics(checked).length === 0;
};

const value = ['Oslo', 4];
for (const [schema, options, expected] of [
  [place, {}, [true, false]],
  [place, {arrayLength: true}, [true, false]],
  [{...place, minItems: 2}, {}, [true, false]],
  [{...place, minItems: 2}, {arrayLength: true}, [false, true]],
]) {
  const types = await generate(schema, options);
  const found = [accepts(types, value), accepts(types, [value, value])];
  console.log(JSON.stringify({minItems: schema.minItems, ...options}), 'value, two values:', found);
  assert.deepEqual(found, expected);
}
JS
node run.js
