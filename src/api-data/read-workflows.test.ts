import fs from 'node:fs';

import type {Json} from '@openapi-portal/openapi-model/inputs';
import {type Context, runStep} from '@openapi-portal/openapi-sandbox/workflows';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {siteDir} from '../../scripts/site';
import {openSandbox} from '../sandbox/testing/open-sandbox';
import {toInputs} from '../sandbox/workflow-inputs';

import {listWorkflowIds, PROBLEMS} from './list-workflows';
import {readApiWorkflows} from './read-workflows';

const workflows = readApiWorkflows(siteDir);

const contract = parse(fs.readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  'x-problem-types': Record<string, unknown>;
};

describe.each(Object.values(workflows))('the workflow $id', ({steps}) => {
  it('runs in the sandbox of the page as it says', async () => {
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

  it('says after each step what must be true', () => {
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
])('reports a file of workflows that is none: %#', (text, message) => {
  const dir = writeFiles({'openapi/workflows/a.arazzo.yaml': text});
  expect(listWorkflowIds(dir)).toEqual([]);
  expect(() => readApiWorkflows(dir)).toThrow(message);
});
