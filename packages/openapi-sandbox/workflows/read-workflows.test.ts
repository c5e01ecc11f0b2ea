import {expect, it} from 'vitest';

import {YamlFile} from '@openapi-portal/reports';

import {readWorkflows} from './read-workflows';

const OPERATIONS = [
  {id: 'get-a', title: 'Read A', method: 'GET', path: '/a', href: '/api/get-a'},
  {id: 'put-a', title: 'Write A', method: 'PUT', path: '/a', href: '/api/put-a'},
];

const toSource = (steps: string): YamlFile =>
  new YamlFile('/a.yaml', `workflows:\n  - workflowId: w\n    summary: All\n    steps:\n${steps}`);

const listMessages = (steps: string): readonly string[] =>
  readWorkflows(toSource(steps), OPERATIONS).problems.map(
    ({line, message, fix}) => `${line}: ${message}: ${fix}`,
  );

it('reads steps with the pages of their operations', () => {
  const {workflows, problems} = readWorkflows(
    toSource(
      `      - stepId: one
        operationId: get-a
        successCriteria: [{condition: $statusCode == 200}, {condition: "$response.body#/n != 'it''s'"}]
        outputs: {tag: $response.header.ETag}
`,
    ),
    OPERATIONS,
  );
  expect(problems).toEqual([]);
  expect(workflows).toEqual([
    {
      id: 'w',
      summary: 'All',
      steps: [
        {
          id: 'one',
          operation: OPERATIONS[0],
          parameters: [],
          conditions: [
            {left: '$statusCode', isEqual: true, right: {literal: 200}},
            {left: '$response.body#/n', isEqual: false, right: {literal: "it's"}},
          ],
          outputs: {tag: '$response.header.ETag'},
        },
      ],
    },
  ]);
});

it.each([
  ['an operation that is unknown', '{operationId: get-b}', 'no operation get-b: write get-a'],
  [
    'an expression that no page evaluates',
    '{operationId: get-a, parameters: [{name: a, in: query, value: $url}]}',
    'cannot evaluate $url: use $inputs',
  ],
  [
    'an output of a step that comes later',
    '{operationId: get-a, requestBody: {payload: {a: $steps.z.outputs.a}}}',
    'No step before this one is called z: name an earlier step',
  ],
  [
    'a condition that is not a simple one',
    '{operationId: get-a, successCriteria: [{condition: $statusCode > 1}]}',
    'cannot check the condition $statusCode > 1: write',
  ],
  [
    'a parameter in a cookie',
    '{operationId: get-a, parameters: [{name: a, in: cookie, value: b}]}',
    'cannot send a parameter in cookie: write in: path, query, header',
  ],
])('names %s, with its line', (_, step, message) => {
  const messages = listMessages(`      - ${step}\n      - {operationId: none}\n`);
  expect(messages[0]).toMatch(/^5: /);
  expect(messages[0]).toContain(message);
  expect(messages).toHaveLength(2);
});
