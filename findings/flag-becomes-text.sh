#!/bin/sh
# joi-to-swagger@6.2.0 and joi-to-json@5.0.5
#
# Rule: `pattern` is a regular expression without delimiters and flags (JSON Schema Validation,
# 6.3.3). An object without described properties may have any, as `Joi.object()` in code.
#
# Instead: of `/^[a-z]+$/i` both libraries cut off the first and the last character, so the pattern
# is `^[a-z]+$/` or `^[a-z]+$/i`: a slash after the end, which no text matches. `Joi.object()`
# becomes an object without properties that refuses all others. In the first one, `positive()` is
# `minimum: 1`, so 0.5 is refused, and `greater(1)` is lost.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  joi-to-swagger@6.2.0 joi-to-json@5.0.5 joi@18.3.2 ajv@8.20.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import Joi from 'joi';
import toJson from 'joi-to-json';
import toSwagger from 'joi-to-swagger';

for (const [name, version] of [['joi-to-swagger', '6.2.0'], ['joi-to-json', '5.0.5']]) {
  const found = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  assert.equal(found, version);
  console.log(`${name}@${found}`);
}

const converters = {
  'joi-to-swagger': (schema) => toSwagger(schema).swagger,
  'joi-to-json': (schema) => toJson(schema, 'open-api'),
};
const ajv = new Ajv({strict: false, validateFormats: false});
for (const [schema, value, inCode, inContracts] of [
  [Joi.string().pattern(/^[a-z]+$/i), 'abc', true, [false, false]],
  [Joi.string().pattern(/^[a-z]+$/), 'abc', true, [true, true]],
  [Joi.object(), {size: 1}, true, [false, false]],
  [Joi.number().positive(), 0.5, true, [false, true]],
  [Joi.number().greater(1), 1, false, [true, false]],
]) {
  assert.equal(schema.validate(value).error === undefined, inCode);
  const found = Object.entries(converters).map(([name, convert]) => {
    const {exclusiveMinimum, ...contract} = convert(schema);
    // OpenAPI 3.0 writes exclusive limits as a boolean.
    const limit =
      exclusiveMinimum === true
        ? {minimum: undefined, exclusiveMinimum: contract.minimum}
        : {exclusiveMinimum};
    const converted = JSON.parse(JSON.stringify({...contract, ...limit}));
    const accepted = ajv.validate(converted, value);
    console.log(name, JSON.stringify(converted), JSON.stringify(value), accepted);
    return accepted;
  });
  assert.deepEqual(found, inContracts);
}
JS
node run.mjs
