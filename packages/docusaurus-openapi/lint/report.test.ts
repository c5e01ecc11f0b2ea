import path from 'node:path';

import {logger} from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {reportContracts} from './report';

const RULES = `rules:
  no-unresolved-refs: error
  struct: error
  tag-description: warn
  no-unused-components: warn
`;

/** A contract with errors, and with warnings of two rules before and between them. */
const CONTRACT = `openapi: 3.1.0
tags: [{name: A}, {name: B}, {name: C}]
info: {title: A, version: '1', licence: none}
paths:
  /a: {get: {responses: {'200': {content: {text/plain: {schema: {$ref: '#/no'}}}}}}}
components: {schemas: {Unused: {}}}
`;

const CLEAN = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\n`;

afterEach(() => vi.restoreAllMocks());

/** Returns the report: the thrown error, or the printed warnings. */
async function report(name: string, source: string, isVerbose = false): Promise<string> {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const siteDir = writeFiles({'redocly.yaml': RULES, [name]: source});
  const options = {isVerbose, verboseCommand: 'lint --verbose'};
  const thrown = await reportContracts([path.join(siteDir, name)], siteDir, options).catch(
    (error: unknown) => error as Error,
  );
  const printed = warn.mock.calls.splice(0).map(([text]) => String(text));
  return [...printed, ...(thrown ? [`${thrown.name}: ${thrown.message}`] : [])].join('\n');
}

it('lists errors first and their locations last, with the warnings of each rule between', async () => {
  expect(await report('api.yaml', CONTRACT)).toMatchInlineSnapshot(`
    "ProblemsError: 3 problems in the contract:

      api.yaml:3:32  Property \`licence\` is not expected here (struct)
        → did you mean license?
      api.yaml:5:26  The field \`description\` must be present on this level (struct)
        → add \`description\`
      api.yaml:5:65  Can't resolve $ref: #/no (no-unresolved-refs)
        → correct \`$ref\`, or add its target

    4 warnings in the contract, only the first of each rule is listed:

      api.yaml:2:8  Tag object should contain \`description\` field (tag-description), and 2 more
        → add a \`description\` of what the operations of the tag have in common
      api.yaml:6:24  Component: "Unused" is never used (no-unused-components)
        → remove the component, or reference it with \`$ref\`
      run \`lint --verbose\` to list all

    If you cannot change the contract:
      → \`npx redocly lint api.yaml --generate-ignore-file\` adds these findings to .redocly.lint-ignore.yaml, which build and lint ignore
      → an entry under \`apis\` in redocly.yaml sets rules for this contract only

    3 errors, see above: api.yaml:3:32, api.yaml:5:26, api.yaml:5:65
    "
  `);
});

it('lists every warning with `--verbose`', async () => {
  const found = await report('api.yaml', CONTRACT, true);
  expect(found.match(/\(tag-description\)/g)).toHaveLength(3);
  expect(found).toContain('4 warnings in the contract:\n');
  expect(found).not.toContain('--verbose');
});

it('names the first of many errors in the last line', async () => {
  const fields = 'abcdefg'.replace(/./g, '  $&: 1\n');
  const source = CLEAN.replace('paths', `externalDocs:\n  url: 'https://a.b'\n${fields}paths`);
  expect((await report('api.yaml', source)).trimEnd().split('\n').at(-1)).toBe(
    '7 errors, see above: api.yaml:5:3, api.yaml:6:3, api.yaml:7:3 and 4 more',
  );
});

it('prints only warnings without an error, and nothing without findings', async () => {
  const source = `${CLEAN}tags: [{name: A}]\n`;
  expect(await report('api.yaml', source)).toMatch(/^1 warning in the contract:\n/);
  expect(await report('api.yaml', CLEAN)).toBe('');
});

it('suggests no ignore file for a contract that cannot be read', async () => {
  expect(await report('api.yaml', 'openapi: [')).not.toContain('redocly lint');
});

it('locates problems in single-line JSON by pointers, and references by themselves', async () => {
  const value = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1', licence: 'none'},
    tags: [{name: 'A'}],
    paths: {'/a~b': {get: {responses: {200: {description: 'Done', $ref: './none.json#/a'}}}}},
  };
  const found = await report('api.json', JSON.stringify(value));
  expect(found.replaceAll(/'\S*(?=none\.json')/g, "'")).toMatchInlineSnapshot(`
    "ProblemsError: 2 problems in the contract:

      api.json#/info/licence  Property \`licence\` is not expected here (struct)
        → did you mean license?
      api.json#/paths/~1a~0b/get/responses/200  The reference ./none.json#/a does not refer to an existing file
        → correct the path, which is relative to the file that contains the reference

    1 warning in the contract:

      api.json#/tags/0/description  Tag object should contain \`description\` field (tag-description)
        → add a \`description\` of what the operations of the tag have in common

    2 errors, see above: api.json#/info/licence, api.json#/paths/~1a~0b/get/responses/200
    "
  `);
});

it('locates an error in single-line JSON without a pointer', async () => {
  expect(await report('api.json', '{"openapi": "3.1.0",, "info": {}}')).toMatchInlineSnapshot(`
    "ProblemsError: 1 problem in the contract:

      api.json:1:21  The JSON cannot be read: expected the node content, but found ','
        → check commas, quotes and brackets in this line and the line before
    "
  `);
});
