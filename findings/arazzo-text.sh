#!/bin/sh
# @redocly/cli@2.77.0 (the command `respect`)
#
# Rule: in a simple condition 'string comparisons MUST be case insensitive', and a single quote
# inside a literal is written as two single quotes (Arazzo 1.0.1, 4.6.11.1 Literals and 4.6.11.2
# Operators).
#
# Instead: the comparison is case sensitive, so a step fails if the API answers `Active` and the
# workflow expects 'ACTIVE'. `$method == 'GET'` fails as well: the value is `get`. A literal with a
# doubled quote is reported as an invalid runtime expression.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true}' >package.json
npm install --no-audit --no-fund --ignore-scripts --loglevel=error --save-exact \
  @redocly/cli@2.77.0 >&2

cat >run.mjs <<'JS'
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';

const {version} = JSON.parse(readFileSync('node_modules/@redocly/cli/package.json', 'utf8'));
assert.equal(version, '2.77.0');
console.log(`@redocly/cli@${version}`);

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({status: 'Active', owner: "O'Neill"}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
writeFileSync(
  'api.json',
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Accounts', version: '1'},
    servers: [{url: `http://127.0.0.1:${server.address().port}`}],
    paths: {
      '/account': {
        get: {
          operationId: 'getAccount',
          responses: {
            200: {description: 'An account', content: {'application/json': {schema: {type: 'object'}}}},
          },
        },
      },
    },
  }),
);

/** Runs a workflow of one step with one condition, and resolves to the output of the command. */
const run = (condition) => {
  writeFileSync(
    'workflow.arazzo.json',
    JSON.stringify({
      arazzo: '1.0.1',
      info: {title: 'Accounts', version: '1'},
      sourceDescriptions: [{name: 'api', url: 'api.json', type: 'openapi'}],
      workflows: [
        {
          workflowId: 'read',
          steps: [{stepId: 'get', operationId: 'getAccount', successCriteria: [{condition}]}],
        },
      ],
    }),
  );
  const env = {...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1'};
  const child = spawn('npx', ['redocly', 'respect', 'workflow.arazzo.json'], {env});
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
};

for (const [condition, passes, message] of [
  ["$response.body#/status == 'Active'", true],
  ["$response.body#/status == 'ACTIVE'", false],
  ["$method == 'get'", true],
  ["$method == 'GET'", false],
  ["$response.body#/owner == 'O''Neill'", false, 'Runtime expression is not valid'],
]) {
  const {code, output} = await run(condition);
  console.log(condition, '->', code === 0 ? 'passed' : 'failed', message ?? '');
  assert.equal(code === 0, passes, output);
  if (message) assert.ok(output.includes(message), output);
}
server.close();
JS
node run.mjs
