import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {lintContracts} from '@openapi-portal/docusaurus-openapi/lint';
import {readApis} from '../../scripts/read-apis';
import {siteDir} from '../../scripts/site';

import {lintOptions} from './lint-options';
import {styleRules, toRuleId} from './rules';

const ids = styleRules.map(({name}) => toRuleId(name));

describe('the style guide', () => {
  test('is loaded by redocly.yaml with every rule as an error', async () => {
    const {loadConfig} = await import('@redocly/openapi-core');
    const shared = await loadConfig({configPath: path.join(siteDir, 'redocly.yaml')});
    const config = shared.forAlias('Ciso-API');
    const severities = ids.map((id) => config.getRuleSettings(id, 'oas3_1').severity);
    expect(new Set(severities)).toEqual(new Set(['error']));
  });

  test('has a file and a test of the same name for each rule, and no other', () => {
    const files = fs.readdirSync(path.join(__dirname, 'rules')).filter((f) => f !== 'index.ts');
    const expected = styleRules.flatMap(({name}) => [`${name}.test.ts`, `${name}.ts`]);
    expect(files.sort()).toEqual(expected.sort());
  });

  test('finds no errors in the contracts of the portal', async () => {
    const contracts = (await readApis()).map(({contract}) => path.join(siteDir, contract));
    expect(await lintContracts(contracts, siteDir, lintOptions)).toEqual([]);
  });

  test('does not crash on a document that is not OpenAPI', async () => {
    const {createConfig, getLineColLocation, lintFromString} =
      await import('@redocly/openapi-core');
    const configPath = path.join(siteDir, 'redocly.yaml');
    const shared = await createConfig(fs.readFileSync(configPath, 'utf8'), {configPath});
    const config = shared.forAlias('Ciso-API');
    const source = `openapi: 3.1.0
x-problem-types: none
paths:
  /a: none
  /b: {get: none}
  /c: {get: {operationId: 1, description: [], parameters: none, security: none, x-access: 1}}
  /d: {patch: {parameters: [1], requestBody: none, responses: {200: none, 404: [], 500: {content: 1}}}}
  /e: {get: {responses: {200: {content: {application/json: {schema: {type: 1, properties: 1}}}}}}}
  /f: {$ref: '#/nowhere'}
components: {schemas: {A: 1, B: {enum: 1, properties: {a: {$ref: '#/nowhere'}, b: 1}}}}
`;
    const findings = await lintFromString({source, config});
    expect(findings.map(({ruleId}) => ruleId)).toContain('struct');
    const lines = findings.flatMap(({location}) => location.map(getLineColLocation));
    expect(lines.every(({start}) => start.line > 0)).toBe(true);
  });
});
