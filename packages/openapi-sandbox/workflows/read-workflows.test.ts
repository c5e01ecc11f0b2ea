import {YamlFile} from '@openapi-portal/reports';
import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it} from 'vitest';

import {readWorkflows} from './read-workflows';

const READ = {id: 'get-a', title: 'Read A', method: 'GET', path: '/a', href: '/api/get-a'};
const OPERATIONS = [
  READ,
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

it('reports a body that contains itself through an alias', () => {
  const step = '      - {stepId: a, operationId: put-a, requestBody: &body {payload: {a: *body}}}';
  expect(listMessages(step)).toEqual([
    '5: The value becomes too large when its aliases are expanded: write the value without aliases',
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
    '{operationId: put-a, requestBody: {payload: {a: $steps.z.outputs.a}}}',
    'No earlier step is called z: name an earlier step',
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
  [
    'a header whose name is none',
    '{operationId: get-a, parameters: [{name: a b, in: header, value: c}]}',
    'A browser cannot send this header: write a name with letters',
  ],
  [
    'a header of two lines',
    '{operationId: get-a, parameters: [{name: a, in: header, value: "b\\nc: d"}]}',
    'A browser cannot send this header: write a name with letters',
  ],
  [
    'a body where browsers send none',
    '{operationId: get-a, requestBody: {contentType: text/plain, payload: a}}',
    'Browsers do not send a body with GET: remove the requestBody',
  ],
  [
    'a media type of two lines',
    '{operationId: put-a, requestBody: {contentType: "a/b\\nc: d", payload: a}}',
    'A browser cannot send this content type: write a media type',
  ],
  [
    'a number that JSON has not',
    '{operationId: get-a, successCriteria: [{condition: $statusCode == 007}]}',
    'cannot check the condition $statusCode == 007: write',
  ],
])('reports %s, with its line', (_, step, message) => {
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
  'reads a third-party document with %s, and reports briefly what a page cannot show',
  (_, text) => {
    const {problems} = readWorkflows(new YamlFile('/a.yaml', text), OPERATIONS);
    expect(problems.filter(({message}) => message.length > 250)).toEqual([]);
  },
);

it.each(['constructor', '__proto__', 'a'])(
  'reports a second workflow or step with the id %s',
  (id) => {
    const steps = `[{stepId: ${id}, operationId: get-a}, {stepId: ${id}, operationId: get-a}]`;
    const text = `workflows:\n- {workflowId: ${id}, steps: ${steps}}\n- {workflowId: ${id}, steps: []}`;
    const {workflows, problems} = readWorkflows(new YamlFile('/a.yaml', text), OPERATIONS);
    expect(problems.map(({line, message}) => `${line}: ${message}`)).toEqual([
      `2: The id "${id}" is used more than once`,
      `3: The id "${id}" is used more than once`,
    ]);
    expect(workflows[0]?.id).toBe(id);
  },
);

it('splits a condition at its first operator', () => {
  const criteria = `[{condition: "$statusCode=='a == b'"}, {condition: "$inputs.a != $inputs.b"}]`;
  const {workflows} = readWorkflows(
    toSource(`      - {operationId: get-a, successCriteria: ${criteria}}\n`),
    OPERATIONS,
  );
  expect(workflows[0]?.steps[0]?.conditions).toEqual([
    {left: '$statusCode', isEqual: true, right: {literal: 'a == b'}},
    {left: '$inputs.a', isEqual: false, right: '$inputs.b'},
  ]);
});

describe('many', () => {
  const operations = Array.from({length: 1000}, (_, index) => ({
    ...READ,
    id: `get-${index}-with-a-long-name`,
  }));
  const read = (steps: readonly object[], parameters: readonly object[] = []) =>
    readWorkflows(
      new YamlFile('/a.json', JSON.stringify({workflows: [{parameters, steps}]})),
      operations,
    );
  const repeat = (count: number, step: object) => Array.from({length: count}, () => step);

  it('steps of unknown operations are reported once there are enough, and name a few others', () => {
    for (const operationId of ['get-0-with-a-long-nam', 'zzz']) {
      const {problems} = read(repeat(2000, {operationId}));
      expect(problems).toHaveLength(100);
      expect(problems[0]?.fix.length).toBeLessThan(600);
    }
  });

  it('parameters of a workflow are not repeated for many steps', () => {
    const parameters = repeat(101, {name: 'a', in: 'query', value: 'b'});
    const {workflows, problems} = read(
      repeat(100, {operationId: 'get-0-with-a-long-name'}),
      parameters,
    );
    expect(problems.map(({message}) => message)).toEqual([
      'The parameters of the workflow apply to its steps more than 10000 times in total',
    ]);
    expect(JSON.stringify(workflows).length).toBeLessThan(100_000);
  });

  it('spaces in a condition take linear time', () => {
    const condition = `$statusCode ==${' '.repeat(200_000)}\n`;
    const start = performance.now();
    expect(
      read([{operationId: 'get-0-with-a-long-name', successCriteria: [{condition}]}]).problems,
    ).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(toTimeLimit(2000));
  });
});

it('accepts only expressions as outputs', () => {
  const steps =
    '      - {stepId: a, operationId: get-a, outputs: {a: $statusCode, b: 5, c: {d: e}}}\n';
  const {workflows} = readWorkflows(toSource(steps), OPERATIONS);
  expect(workflows[0]?.steps[0]?.outputs).toEqual({a: '$statusCode'});
});
