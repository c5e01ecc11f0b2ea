#!/bin/sh
# oazapfts@7.5.0 (found with GitHub's contract of 1,223 operations)
#
# Rule: a property that `properties` names is optional unless `required` lists it, and
# `additionalProperties` describes the properties that are not named (OpenAPI 3.0.3, 4.7.24 Schema
# Object). Permissions with an optional text `issues` and more texts are valid as `{}`, and so is
# their type in TypeScript if the index signature allows undefined.
#
# Instead: the generated client does not compile. `issues?: string` stands beside `[key: string]:
# string`, and TypeScript refuses it with TS2411 in strict mode.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  oazapfts@7.5.0 @oazapfts/runtime@1.2.0 typescript@5.9.3 >&2

cat >contract.json <<'JSON'
{
  "openapi": "3.0.3",
  "info": {"title": "Permissions", "version": "1"},
  "paths": {
    "/permissions": {
      "get": {
        "operationId": "getPermissions",
        "responses": {
          "200": {
            "description": "Permissions",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "properties": {"issues": {"type": "string"}},
                  "additionalProperties": {"type": "string"}
                }
              }
            }
          }
        }
      }
    }
  }
}
JSON
npx oazapfts contract.json client.ts >&2

cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const {version} = JSON.parse(readFileSync('node_modules/oazapfts/package.json', 'utf8'));
assert.equal(version, '7.5.0');
console.log(`oazapfts@${version}`);

const args = 'tsc client.ts --noEmit --strict --target es2022 --module nodenext --skipLibCheck';
const {status, stdout} = spawnSync('npx', args.split(' '), {encoding: 'utf8'});
console.log(stdout.trim());
assert.notEqual(status, 0);
assert.match(stdout, /^client\.ts.*: error TS2411: Property 'issues' of type 'string \| undefined'/);
assert.equal(stdout.trim().split('\n').length, 1);
JS
node check.mjs
