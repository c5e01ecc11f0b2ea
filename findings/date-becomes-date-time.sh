#!/bin/sh
# quicktype-core@26.0.0
#
# Rule: `format: date` is a date without a time, `2024-02-29` (JSON Schema 2020-12 Validation,
# 7.3.1, and RFC 3339, full-date). Code that reads JSON and writes it again must write what it
# read.
#
# Instead: the TypeScript that quicktype generates for this schema reads the date into a Date and
# writes `2024-02-29T00:00:00.000Z`, which its own schema refuses. If `patternProperties` is
# the only source of names, the generated reader refuses valid data altogether.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  quicktype-core@26.0.0 typescript@5.9.3 ajv@8.17.1 ajv-formats@3.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype} from 'quicktype-core';
import ts from 'typescript';

const {version} = JSON.parse(readFileSync('node_modules/quicktype-core/package.json', 'utf8'));
assert.equal(version, '26.0.0');
console.log(`quicktype-core@${version}`);

/** Generates TypeScript for a schema, and returns the functions that read and write the data. */
const generate = async (schema) => {
  const source = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await source.addSource({name: 'Data', schema: JSON.stringify(schema)});
  const inputData = new InputData();
  inputData.addInput(source);
  const {lines} = await quicktype({inputData, lang: 'typescript'});
  const options = {compilerOptions: {module: ts.ModuleKind.CommonJS}};
  const generated = {};
  new Function('exports', ts.transpileModule(lines.join('\n'), options).outputText)(generated);
  return generated.Convert;
};
const accepts = (schema, value) => addFormats(new Ajv()).validate(schema, value);

const birthday = {type: 'object', properties: {day: {type: 'string', format: 'date'}}};
const given = {day: '2024-02-29'};
const birthdays = await generate(birthday);
const written = JSON.parse(birthdays.dataToJson(birthdays.toData(JSON.stringify(given))));
console.log('read:', JSON.stringify(given), '| written:', JSON.stringify(written));
assert.deepEqual(written, {day: '2024-02-29T00:00:00.000Z'});
assert.equal(accepts(birthday, given), true);
assert.equal(accepts(birthday, written), false);

const labels = {
  type: 'object',
  patternProperties: {'^x-': {type: 'integer'}},
  additionalProperties: false,
};
assert.equal(accepts(labels, {'x-a': 1}), true);
const reader = await generate(labels);
assert.throws(() => reader.toData('{"x-a": 1}'), /Expected boolean but got 1/);
console.log('patternProperties: Expected boolean but got 1');
JS
node run.mjs
