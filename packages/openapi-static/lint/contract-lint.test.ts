import path from 'node:path';

import {describe, expect, it} from 'vitest';

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
  expect(await lint(undefined)).toContain('→ correct contract in config/apis.ts');
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

describe('a contract that is not ours', () => {
  const found =
    'can backtrack exponentially: `(a+)+` reads one text in several ways (style/safe-pattern)';

  it('may have no pattern that backtracks exponentially, and no rule is asked that would run it', async () => {
    const schema = `{type: string, pattern: '^(a+)+$', example: ${'a'.repeat(25)}b}`;
    const source = `openapi: 3.0.3
info: {title: Foreign, version: '1'}
paths: {}
components: {schemas: {Field: ${schema}}}
`;
    const rules = {'redocly.yaml': 'rules: {no-invalid-schema-examples: error}\n'};
    const siteDir = writeFiles({...rules, 'api.yaml': source});
    const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir);
    expect(formatFound(problems, siteDir)).toContain(
      `api.yaml:4:55  The pattern of "Field" ${found}`,
    );
    expect(problems).toHaveLength(1);
  });

  it('may have none in Swagger 2.0 either, where parameters and headers have patterns', async () => {
    const unsafe = "type: string, pattern: '^(a+)+$'";
    const report = await lint(`swagger: '2.0'
info: {title: Old, version: '1'}
paths:
  /a:
    get:
      parameters:
        - {name: a, in: query, ${unsafe}}
        - {name: b, in: query, type: array, items: {${unsafe}}}
      responses: {200: {description: Done., headers: {X-A: {${unsafe}}}, schema: {${unsafe}}}}
`);
    expect(report.match(/api\.yaml:\d+/g)).toEqual([7, 8, 9, 9].map((line) => `api.yaml:${line}`));
  });

  it('may name no problem type that leads elsewhere, and hears where and what to do', async () => {
    const source = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\nx-problem-types: {../x: {}}\n`;
    expect(await lint(source)).toMatchInlineSnapshot(`
      "  api.yaml:4:19  The problem type "../x" cannot be a part of an address (style/problem-type-name)
          → write it as lower-case words with hyphens between them, as in \`user-in-use\`"
    `);
  });
});
