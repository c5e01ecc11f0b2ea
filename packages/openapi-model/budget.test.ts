import {expect, it} from 'vitest';

import {BUDGET, spend} from './budget';

it('counts the steps of each stage for each contract', () => {
  const [contract, other] = [{openapi: '3.1.0'}, {openapi: '3.1.0'}];
  expect(spend(contract, 'pairs', BUDGET.steps.pairs)).toBe(0);
  expect(spend(contract, 'pairs', 1)).toBe(-1);
  expect(spend(contract, 'values', 1)).toBe(BUDGET.steps.values - 1);
  expect(spend(other, 'pairs', 1)).toBe(BUDGET.steps.pairs - 1);
});
