#!/bin/sh
# typeconv@2.3.1
#
# Rule: `additionalProperties: false` regards only `properties` in the same schema (JSON Schema 2020-12 Core,
# 10.3.2.3), so two closed schemas in `allOf` allow no property that only one of them has. A TypeScript
# interface that extends another has the properties of both.
#
# Instead: an interface that extends another becomes two closed schemas in `allOf`, each with a required
# property, so that no object is valid. `Omit` of it has no properties at all. `Date`, `Record` and `readonly`
# arrays accept anything, enums are missing, and a tuple has a list as `items`, which OpenAPI 3.0 forbids.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  typeconv@2.3.1 ajv@8.17.1 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {getOpenApiWriter, getTypeScriptReader, makeConverter} from 'typeconv';

const {version} = JSON.parse(readFileSync('node_modules/typeconv/package.json', 'utf8'));
assert.equal(version, '2.3.1');
console.log(`typeconv@${version}`);

const writer = getOpenApiWriter({format: 'json', title: 'Shop', version: '1'});
const {convert} = makeConverter(getTypeScriptReader(), writer);
const {data} = await convert({
  data: `
export interface Entity { id: string }
export interface Order extends Entity { total: number }
export type Draft = Omit<Order, 'total'>;
export enum State { Open = 'open', Closed = 'closed' }
export interface Note { at: Date; labels: Record<string, string>; tags: readonly string[]; pair: [string, number] }
`,
});
const {schemas} = JSON.parse(data).components;
console.log(JSON.stringify(schemas, null, 1));

const ajv = new Ajv.default({strict: false});
ajv.addSchema({$id: 'shop', components: {schemas}});
const isOrder = ajv.compile({$ref: 'shop#/components/schemas/Order'});
const values = [{id: 'a', total: 1}, {id: 'a'}, {total: 1}, {}].map((value) => isOrder(value));
assert.deepEqual(values, [false, false, false, false]);
assert.equal(schemas.Draft.properties, undefined);
assert.equal(schemas.Draft.additionalProperties, false);
assert.equal(schemas.State, undefined);
const {at, labels, tags, pair} = schemas.Note.properties;
assert.deepEqual([at.type, labels.type, tags.type], [undefined, undefined, undefined]);
assert.ok(Array.isArray(pair.items));
JS
node run.mjs
