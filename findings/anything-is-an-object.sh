#!/bin/sh
# openapi-zod@0.2.7
#
# Rule: the empty schema accepts every value (OpenAPI 3.0.3, 4.7.24, and JSON Schema draft-05 Core, 4.4). An enum with
# null accepts null and not the empty text. Names of components may have hyphens (4.7.7), and a component may
# reference one that is defined after it.
#
# Instead: a property with the empty schema must be an object. The null of an enum becomes the empty text. A component
# with a hyphen makes the generated file a syntax error, and bounds and patterns are gone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  openapi-zod@0.2.7 typescript@5.9.3 >&2

cat >run.cjs <<'JS'
const assert = require('node:assert/strict');
const {readFileSync} = require('node:fs');
const {execFileSync} = require('node:child_process');
const {writeFileSync} = require('node:fs');
const typescript = require('typescript');

const {version} = JSON.parse(readFileSync('node_modules/openapi-zod/package.json', 'utf8'));
assert.equal(version, '0.2.7');
console.log(`openapi-zod@${version}`);

const generate = (schemas) => {
  const contract = {openapi: '3.0.3', info: {title: 'Shop', version: '1'}, paths: {}, components: {schemas}};
  writeFileSync('contract.json', JSON.stringify(contract));
  execFileSync('node_modules/.bin/openapi-zod', ['contract.json', '-o', 'zod.ts'], {stdio: 'ignore'});
  const source = readFileSync('zod.ts', 'utf8');
  console.log(source);
  const options = {compilerOptions: {target: 'es2022', module: 'esnext'}, reportDiagnostics: true};
  return {source, errors: typescript.transpileModule(source, options).diagnostics.length};
};
const {source, errors} = generate({
  Order: {
    type: 'object',
    properties: {
      extra: {},
      state: {type: 'string', nullable: true, enum: ['open', null]},
      total: {type: 'number', minimum: 1},
      code: {type: 'string', pattern: '^[A-Z]{3}$'},
    },
  },
});
assert.equal(errors, 0);
assert.match(source, /extra: z\.record\(z\.any\(\)\)\.optional\(\)/);
assert.match(source, /state: z\.enum\(\["open", ""\]\)/);
assert.match(source, /total: z\.number\(\)\.optional\(\)/);
assert.match(source, /code: z\.string\(\)\.optional\(\)/);
assert.ok(generate({'new-order': {type: 'string'}}).errors > 0);
JS
node run.cjs
