import path from 'node:path';

import {readContract} from '@openapi-portal/openapi-model/reading';
import {ProblemsError} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {lintContracts} from './index';

const CIRCULAR = path.resolve(__dirname, '../../../tests/contracts/broken/circular.yaml');

it('reports circular references with the messages of the reader, and stops Redocly from repeating them', async () => {
  const siteDir = writeFiles({'redocly.yaml': 'rules: {no-unresolved-refs: error}\n'});
  const problems = await lintContracts([CIRCULAR], siteDir);
  const error = await readContract(CIRCULAR).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemsError);
  const {message, stack} = error as ProblemsError;
  expect(problems).toHaveLength(4);
  for (const one of problems) expect(message).toContain(one.message);
  expect(stack).toBe(message);
});
