#!/bin/sh
# zod@4.6.7 (`z.fromJSONSchema`, new in version 4)
#
# Rule: `const` and `enum` accept a value that equals theirs, whatever its type (JSON Schema 2020-12
# Validation, 6.1.2 and 6.1.3), and objects with equal members are equal (Core, 4.2.2). `required`
# concerns every object, also without `properties` beside it (Validation, 6.5.3), and `default`
# changes nothing in what is valid (9.2).
#
# Instead: a `const` that is an object accepts no value at all. `required` without `properties` is
# forgotten, so a choice between two properties accepts an object with neither. A required
# property with a default may be missing. Other keywords that Zod lacks raise an error: these do not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  zod@4.6.7 ajv@8.17.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import * as z from 'zod';

const {version} = JSON.parse(readFileSync('node_modules/zod/package.json', 'utf8'));
assert.equal(version, '4.6.7');
console.log(`zod@${version}`);

const text = {type: 'string'};
const contact = {
  type: 'object',
  properties: {email: text, phone: text},
  anyOf: [{required: ['email']}, {required: ['phone']}],
};
for (const [schema, value, valid] of [
  [{const: {unit: 'cm'}}, {unit: 'cm'}, true],
  [{enum: [[1, 2], [3, 4]]}, [3, 4], true],
  [{type: 'object', required: ['id']}, {}, false],
  [contact, {}, false],
  [{type: 'object', required: ['a'], properties: {a: {...text, default: 'x'}}}, {}, false],
]) {
  assert.equal(new Ajv({strict: false}).validate(schema, value), valid);
  const {success} = z.fromJSONSchema(schema).safeParse(value);
  console.log(JSON.stringify(schema), JSON.stringify(value), success ? 'accepted' : 'refused');
  assert.equal(success, !valid);
}
assert.throws(() => z.fromJSONSchema({not: text}), /not is not supported/);
JS
node run.mjs
