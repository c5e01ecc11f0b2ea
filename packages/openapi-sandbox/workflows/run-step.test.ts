import {expect, it} from 'vitest';

import {evaluate} from './expressions';
import {runStep} from './run-step';

// 'String comparisons MUST be case insensitive' (Arazzo 1.0.1, Criterion Object, Operators).
it.each([
  ['Active', 'ACTIVE', true],
  ['Active', 'Inactive', false],
  [1, '1', false],
  [null, 'NULL', false],
])('compares %s with the literal %s', async (status, literal, isEqual) => {
  const condition = {left: '$response.body#/status', isEqual: true, right: {literal}};
  const step = {
    id: 'read',
    operation: {id: 'get-a', title: 'Read A', method: 'GET', path: '/a', href: '/api/get-a'},
    parameters: [],
    conditions: [condition],
    outputs: {},
  };
  const send = () => Promise.resolve(Response.json({status}));
  const {failed} = await runStep(step, {inputs: {}, steps: {}}, 'https://api.example', send);
  expect(failed).toEqual(isEqual ? [] : [condition]);
});

it.each(['$inputs.constructor', '$inputs.__proto__', '$steps.__proto__.outputs.constructor'])(
  'ignores inherited members such as %s',
  (expression) => {
    expect(evaluate(expression, {inputs: {}, steps: {}})).toBeUndefined();
  },
);
