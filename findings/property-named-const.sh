#!/bin/sh
# @apiture/openapi-down-convert@0.14.2
#
# Rule: the keys of `properties` are names of the data, not keywords (JSON Schema 2020-12 Core,
# 10.3.2.1), and the value of an `example` is data too (OpenAPI 3.0.3, 4.7.24 Schema Object). The
# data may have a field named `const` or `$id`.
#
# Instead: when the tool turns OpenAPI 3.1 into 3.0, it rewrites those names as if they were
# keywords. The property `const` becomes a property `enum` that is an array instead of a schema,
# `$id`, `$comment` and `unevaluatedProperties` disappear, and an example changes its fields.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @apiture/openapi-down-convert@0.14.2 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {Converter} from '@apiture/openapi-down-convert';

const name = '@apiture/openapi-down-convert';
const {version} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
assert.equal(version, '0.14.2');
console.log(`${name}@${version}`);

const text = {type: 'string'};
const convert = (schema) =>
  new Converter({
    openapi: '3.1.0',
    info: {title: 'Rules', version: '1'},
    paths: {},
    components: {schemas: {Rule: schema}},
  }).convert().components.schemas.Rule;

const rule = convert({
  type: 'object',
  properties: {const: text, $id: text, $comment: text, unevaluatedProperties: text, title: text},
});
console.log('properties:', JSON.stringify(rule.properties));
assert.deepEqual(rule.properties, {title: text, enum: [text]});

const {example} = convert({type: 'object', example: {const: 'x', examples: [1, 2]}});
console.log('example:', JSON.stringify(example));
assert.deepEqual(example, {enum: ['x'], example: 1});
JS
node run.mjs
