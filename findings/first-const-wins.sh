#!/bin/sh
# @x0k/json-schema-merge@1.1.0
# @fastify/merge-json-schemas@0.2.2
#
# Rule: a value is valid against `allOf` if it is valid against every branch (JSON Schema draft-07, 6.7.1). If
# two branches contradict each other, no value is valid.
#
# Instead: both libraries report two enums without a common value. But the first keeps the first of two
# different `const`, so an object that must be a cat and a dog may be a cat. Of two `oneOf` with such values,
# it keeps combinations that cannot exist. The second writes the second `if` into the `then` of the first, so
# the second condition applies only if the first one does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @x0k/json-schema-merge@1.1.0 @fastify/merge-json-schemas@0.2.2 ajv@8.17.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import merging from '@fastify/merge-json-schemas';
import {createComparator, createMerger, createShallowAllOfMerge} from '@x0k/json-schema-merge';
import {createDeduplicator, createIntersector} from '@x0k/json-schema-merge/lib/array';
import Ajv from 'ajv';

for (const [name, expected] of [
  ['@x0k/json-schema-merge', '1.1.0'],
  ['@fastify/merge-json-schemas', '0.2.2'],
]) {
  const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  assert.equal(version, expected);
  console.log(`${name}@${version}`);
}

const ajv = new Ajv.default({strict: false});
const {compareSchemaDefinitions, compareSchemaValues} = createComparator();
const {mergeArrayOfSchemaDefinitions} = createMerger({
  intersectJson: createIntersector(compareSchemaValues),
  deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions),
});
const mergeAllOf = createShallowAllOfMerge(mergeArrayOfSchemaDefinitions);
const check = (name, merge, branches, value) => {
  const merged = merge(structuredClone(branches));
  const before = ajv.validate({allOf: branches}, value);
  const after = ajv.validate(merged, value);
  console.log(name, JSON.stringify(branches), '->', JSON.stringify(merged));
  console.log(' ', JSON.stringify(value), before ? 'valid' : 'invalid', '->', after ? 'valid' : 'invalid');
  assert.deepEqual([before, after], [false, true]);
};

const x0k = (branches) => mergeAllOf({allOf: branches});
assert.throws(() => x0k([{enum: ['cat']}, {enum: ['dog']}]), /empty/);
const kind = (value) => ({properties: {kind: {const: value}}, required: ['kind']});
check('x0k', x0k, [kind('cat'), kind('dog')], {kind: 'cat'});
check('x0k', x0k, [{oneOf: [{const: 1}, {const: 2}]}, {oneOf: [{const: 2}, {const: 3}]}], 1);

const fastify = (branches) => merging.mergeSchemas(branches);
assert.throws(() => fastify([{enum: ['cat']}, {enum: ['dog']}]));
const condition = (property, needed) => ({if: {required: [property]}, then: {required: [needed]}});
check('fastify', fastify, [condition('phone', 'country'), condition('email', 'name')], {email: 'a@example.com'});
JS
node run.mjs
