import path from 'node:path';

import {expect, it} from 'vitest';

import {formatFound, writeFiles} from 'static-pages/testing/write-files';
import {lintContracts} from '.';

async function lint(source: string | undefined): Promise<string> {
  const files = {'redocly.yaml': 'rules: {struct: error}\n'};
  const siteDir = writeFiles(source === undefined ? files : {...files, 'api.yaml': source});
  return formatFound(await lintContracts([path.join(siteDir, 'api.yaml')], siteDir), siteDir);
}

it.each([
  ['is not there', undefined, 'no file can be opened at this path'],
  ['is empty', '', 'Document must be JSON object, got undefined'],
  ['is a list', '- openapi', 'Document must be JSON object, got object'],
  ['is of a version to come', 'openapi: 4.0.0', 'Unsupported OpenAPI version: 4.0.0'],
  ['is of no specification', 'name: text', 'Unsupported specification'],
])('says what a contract that %s lacks', async (_, source, reason) => {
  expect(await lint(source)).toContain(`api.yaml:1:1  The contract cannot be read: ${reason}\n`);
});

it('says where to correct the path of a contract that is not there', async () => {
  expect(await lint(undefined)).toContain('→ correct the path of the contract');
});

it('names the place of a mistake in YAML', async () => {
  expect(await lint('openapi: "3.1.0\n')).toMatchInlineSnapshot(`
    "  api.yaml:2:1  The YAML cannot be read: deficient indentation
        → check indentation, quotes and colons at this place and in the line before it"
  `);
});

it('names the place of a finding', async () => {
  expect(await lint('openapi: 3.1.0\npaths: {}\n')).toMatchInlineSnapshot(`
    "  api.yaml:1:1  The field \`info\` must be present on this level (struct)
        → correct or remove the property: see the OpenAPI 3.1 specification for what may stand here"
  `);
});

it('asks the rules of a site first, says what it says to do, and asks no other while they are broken', async () => {
  const source = 'openapi: 3.1.0\npaths: {}\n';
  const siteDir = writeFiles({'redocly.yaml': 'rules: {struct: error}\n', 'api.yaml': source});
  const rule = {subject: {type: 'Paths'}, assertions: {minLength: 1}};
  const options = {
    first: {rules: {'rule/has-paths': {...rule, message: 'There is no path'}}},
    fixes: {'rule/has-paths': 'add a path'},
  };
  const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir, options);
  expect(formatFound(problems, siteDir)).toMatchInlineSnapshot(`
    "  api.yaml:2:8  There is no path (rule/has-paths)
        → add a path"
  `);
});
