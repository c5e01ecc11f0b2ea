import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const RULE = 'problem-document';
const PROBLEM = '{properties: {type: {}, title: {}, status: {}, detail: {}, instance: {}}}';

const lint = (status: string, response: string, method = 'get'): Promise<readonly string[]> =>
  lintRows(
    RULE,
    `paths:\n  /a:\n    ${method}:\n      responses:\n        '${status}': ${response}\n`,
  );

test('rejects an error of another media type', async () => {
  expect(await lint('404', `{content: {application/json: {schema: ${PROBLEM}}}}`)).toEqual([
    '5 The response 404 is application/json instead of application/problem+json',
  ]);
  expect(await lint('503', '{description: Down.}')).toEqual(['5 The response 503 has no body']);
});

test('rejects a problem without the members of RFC 9457', async () => {
  const schema = '{properties: {type: {}, title: {}, status: {}}}';
  expect(await lint('404', `{content: {application/problem+json: {schema: ${schema}}}}`)).toEqual([
    '5 The response 404 describes a problem without detail, instance',
  ]);
});

test('passes a problem, also one that extends another', async () => {
  const extended = `{allOf: [${PROBLEM}, {properties: {request_id: {}}}]}`;
  for (const schema of [PROBLEM, extended]) {
    const response = `{content: {application/problem+json: {schema: ${schema}}}}`;
    expect(await lint('500', response)).toEqual([]);
  }
});

test('does not apply to successes or to HEAD, whose responses have no body', async () => {
  expect(await lint('200', '{content: {text/plain: {}}}')).toEqual([]);
  expect(await lint('404', '{description: Not found.}', 'head')).toEqual([]);
});

test('reports a response that several operations share once', async () => {
  const yaml = `paths:
  /a: {get: {responses: {'404': {$ref: '#/components/responses/NotFound'}}}}
  /b: {get: {responses: {'404': {$ref: '#/components/responses/NotFound'}}}}
components:
  responses:
    NotFound: {description: Not found.}
`;
  expect(await lintRows(RULE, yaml)).toEqual(['6 The response 404 has no body']);
});
