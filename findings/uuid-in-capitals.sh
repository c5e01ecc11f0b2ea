#!/bin/sh
# @sodaru/yup-to-json-schema@2.0.1
#
# Rule: the schema converted from a Yup schema accepts what Yup accepts. RFC 9562, 4, allows hexadecimal digits
# in either case. `type` is a string or a list with at least one entry (JSON Schema draft-07 Validation, 6.1.1).
#
# Instead: a UUID in capitals is valid in Yup, but not in the converted schema, whose pattern ignores the flag
# of the expression. `mixed()` becomes the empty list of types, which is an invalid schema. Of two expressions
# only the first is kept, so the schema accepts what Yup refuses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @sodaru/yup-to-json-schema@2.0.1 yup@1.7.1 ajv@8.17.1 ajv-formats@3.0.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {convertSchema} from '@sodaru/yup-to-json-schema';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {mixed, object, string} from 'yup';

const {version} = JSON.parse(readFileSync('node_modules/@sodaru/yup-to-json-schema/package.json', 'utf8'));
assert.equal(version, '2.0.1');
console.log(`@sodaru/yup-to-json-schema@${version}`);

const ajv = addFormats.default(new Ajv.default());
const compare = (schema, value) => {
  const converted = convertSchema(schema);
  const both = [schema.isValidSync(value), ajv.validate(converted, value)];
  console.log(JSON.stringify(converted), JSON.stringify(value), both);
  return both;
};
const id = 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6';
assert.deepEqual(compare(string().uuid(), id), [true, false]);
assert.deepEqual(compare(string().uuid(), id.toLowerCase()), [true, true]);
assert.deepEqual(compare(string().matches(/^INV-/).matches(/[0-9]{4}$/), 'INV-'), [false, true]);

const anything = convertSchema(object({note: mixed()}));
console.log(JSON.stringify(anything));
assert.deepEqual(anything.properties.note, {type: []});
assert.equal(ajv.validateSchema(anything), false);
JS
node run.mjs
