import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {formatFound, writeFiles} from '@openapi-portal/reports/testing';

import {siteDir as repository} from '../../scripts/site';

import {lintOptions} from './lint-options';

/** Our `redocly.yaml`, which has no entry for the contracts in these tests. */
const RULES = fs
  .readFileSync(path.join(repository, 'redocly.yaml'), 'utf8')
  .replace('./openapi/', `${repository}/openapi/`);

async function lint(source: string, rules = RULES): Promise<string> {
  const siteDir = writeFiles({'redocly.yaml': rules, 'api.yaml': source});
  const problems = await lintContracts([path.join(siteDir, 'api.yaml')], siteDir, lintOptions);
  const errors = problems.filter(({severity}) => severity === 'error');
  return formatFound(errors, siteDir);
}

describe('a contract that is not ours', () => {
  const found =
    'is not checked on pages and in the sandbox, because `(a+)+` may take too long (style/safe-pattern)';

  it('is rejected for a pattern that backtracks too long, before a rule runs the pattern', async () => {
    const schema = `{type: string, pattern: '^(a+)+$', example: aab}`;
    const source = `openapi: 3.0.3
info: {title: Foreign, version: '1'}
paths: {}
components: {schemas: {Field: ${schema}}}
`;
    const examples = '  no-invalid-schema-examples: error\n';
    const report = await lint(source, RULES.replace('rules:\n', `rules:\n${examples}`));
    expect(report).toContain(`api.yaml:4:55  The pattern of "Field" ${found}`);
    expect(report).not.toContain('examples)');
  });

  it('is rejected for such patterns of parameters and headers in Swagger 2.0', async () => {
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

  it('gets a location and a fix for a problem type that is not part of a URL', async () => {
    const source = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\nx-problem-types: {../x: {}}\n`;
    expect(await lint(source)).toMatchInlineSnapshot(`
      "  api.yaml:4:19  The problem type "../x" is not in kebab-case, so it cannot be part of a URL (style/problem-type-name)
          → write it as lower-case words with hyphens between them, as in \`user-in-use\`"
    `);
  });
});
