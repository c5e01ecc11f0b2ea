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

it.each([
  ['nothing', ''],
  ['a word', 'x'],
  [
    'workflows that are none',
    'workflows: [null, 1, [], {steps: 7}, {steps: [null, {outputs: []}]}]',
  ],
  [
    'a deep payload',
    `workflows: [{steps: [{operationId: get-a, requestBody: {payload: ${'['.repeat(200)}${']'.repeat(200)}}}]}]`,
  ],
  ['a long name', `workflows: [{steps: [{operationId: ${'x'.repeat(500_000)}}]}]`],
  [
    'a long condition',
    `workflows: [{steps: [{operationId: get-a, successCriteria: [{condition: "${'='.repeat(300_000)} x"}]}]}]`,
  ],
])(
  'reads a document of a stranger with %s, and reports in short what a page cannot show',
  (_, text) => {
    const {problems} = readWorkflows(new YamlFile('/a.yaml', text), OPERATIONS);
    expect(problems.filter(({message}) => message.length > 250)).toEqual([]);
  },
);

it('takes outputs that are expressions alone', () => {
  const steps =
    '      - {stepId: a, operationId: get-a, outputs: {a: $statusCode, b: 5, c: {d: e}}}\n';
  const {workflows} = readWorkflows(toSource(steps), OPERATIONS);
  expect(workflows[0]?.steps[0]?.outputs).toEqual({a: '$statusCode'});
});
