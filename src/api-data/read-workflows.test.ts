import fs from 'node:fs';
import path from 'node:path';

import type {Json} from '@openapi-portal/openapi-model/inputs';
import {type Context, runStep} from '@openapi-portal/openapi-sandbox/workflows';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {siteDir} from '../../scripts/site';
import {openSandbox} from '../sandbox/testing/open-sandbox';
import {toInputs} from '../sandbox/page-sandbox';

import {listWorkflowIds, PROBLEMS} from './list-workflows';
import {publishWorkflows} from './publish-workflows';
import {readApiWorkflows} from './read-workflows';

const workflows = readApiWorkflows(siteDir);

const contract = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  'x-problem-types': Record<string, unknown>;
};

describe.each(Object.values(workflows))('the workflow $id', ({steps}) => {
  it('succeeds in the sandbox of the page', async () => {
    const sandbox = await openSandbox();
    let context: Context = {inputs: toInputs(sandbox.now()), steps: {}};
    for (const step of steps) {
      const result = await runStep(step, context, 'http://localhost/v1', sandbox.fetch);
      expect([step.id, result.response.body as Json, result.failed]).toEqual([
        step.id,
        result.response.body,
        [],
      ]);
      context = result.context;
    }
    expect(sandbox.bugs).toEqual([]);
  });

  it('checks a condition after each step', () => {
    expect(steps.filter(({conditions}) => conditions.length === 0)).toEqual([]);
  });
});

it('provokes every problem type of the contract, and no other', () => {
  const ids = listWorkflowIds(siteDir, [PROBLEMS]);
  expect([...ids].sort()).toEqual(Object.keys(contract['x-problem-types']).sort());
  for (const id of ids) {
    const last = workflows[id]?.steps.at(-1)?.conditions.at(-1)?.right;
    expect(last).toEqual({literal: `https://docs.example.com/problems/${id}`});
  }
});

it.each([
  ['', 'of no API of the site'],
  ['a: [', 'The YAML cannot be read'],
  [`a: ${'['.repeat(3000)}${']'.repeat(3000)}`, 'The YAML cannot be read'],
  ['sourceDescriptions: 7\nworkflows: {}', 'of no API of the site'],
  [`a: ${'x'.repeat(1_000_000)}`, 'has more than 1000000 characters\n    → divide its workflows'],
])('reports an invalid file of workflows: %#', (text, message) => {
  const dir = writeFiles({'openapi/workflows/a.arazzo.yaml': text});
  expect(listWorkflowIds(dir)).toEqual([]);
  expect(() => readApiWorkflows(dir)).toThrow(message);
});

describe('third-party files', () => {
  const get = {id: 'get-a', title: 'Read A', method: 'get', path: '/a', href: '/api/get-a'};
  const SOURCE = '[{name: a, url: ../a.yaml}]';
  const toText = (id: string, sources = SOURCE): string =>
    `x-source: &source ${SOURCE}\nsourceDescriptions: ${sources}\nworkflows:\n- workflowId: ${id}\n  steps: [{stepId: a, operationId: get-a}]\n`;

  function writeSite(files: Readonly<Record<string, string>>): string {
    const dir = writeFiles({
      ...files,
      '.docusaurus/apis.json': '[{"id": "a", "route": "api"}]',
    });
    const api = {id: 'a', route: 'api', contract: path.join(dir, 'openapi/a.yaml')};
    const names = path.join(dir, '.docusaurus/api-names/a.json');
    fs.mkdirSync(path.dirname(names), {recursive: true});
    fs.writeFileSync(names, JSON.stringify({...api, operations: [get]}));
    return dir;
  }

  it('may use the names of inherited members as ids', () => {
    for (const id of ['__proto__', 'constructor']) {
      const dir = writeSite({'openapi/workflows/a.arazzo.yaml': toText(id)});
      expect(Object.keys(readApiWorkflows(dir))).toEqual([id]);
    }
  });

  it('are reported if they have the same id', () => {
    const dir = writeSite({
      'openapi/workflows/a.arazzo.yaml': toText('one'),
      'openapi/workflows/b.arazzo.yaml': toText('one'),
    });
    expect(() => readApiWorkflows(dir)).toThrow(
      'openapi/workflows/b.arazzo.yaml:1:1  The workflow "one" is also in a.arazzo.yaml\n    → write an id of its own',
    );
  });

  it.each(['*source', '[{url: ../a.yaml, <<: *source}]'])(
    'are published, or their source is reported: %s',
    async (sources) => {
      const dir = writeSite({'openapi/workflows/a.arazzo.yaml': toText('one', sources)});
      if (sources.startsWith('*'))
        expect(() => readApiWorkflows(dir)).toThrow(
          'openapi/workflows/a.arazzo.yaml:2:21  The first source of these workflows is an alias',
        );
      else {
        expect(Object.keys(readApiWorkflows(dir))).toEqual(['one']);
        await publishWorkflows(dir, {route: 'api', contract: 'openapi/a.yaml'});
      }
    },
  );
});
