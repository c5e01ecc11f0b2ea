import {listTestContracts, readTestContract} from '@openapi-portal/openapi-model/testing';
import {expect, it} from 'vitest';

import {buildSandboxModel} from '../model/build-model';

import {createSandbox} from '.';

it.each(listTestContracts())('%s returns each of its responses on request', async (name) => {
  const model = buildSandboxModel(readTestContract(name));
  const bugs: string[] = [];
  const sandbox = createSandbox(model, {report: (message) => bugs.push(message)});
  let count = 0;
  for (const {method, path: template, responses} of model.operations) {
    for (const key of Object.keys(responses)) {
      const code = key === 'default' ? '500' : key.replace(/X/gi, '0');
      const address = template.replace(/\{[^}]+\}/g, '1');
      const response = await sandbox.fetch(
        new Request(`http://localhost${model.basePaths[0] ?? ''}${encodeURI(address)}`, {
          method,
          headers: {Prefer: `code=${code}`},
        }),
      );
      expect([method, template, response.status]).toEqual([method, template, Number(code)]);
      count += 1;
    }
  }
  expect(bugs).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
