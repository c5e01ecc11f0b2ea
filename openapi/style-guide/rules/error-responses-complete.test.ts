import {expect, test} from 'vitest';

import {lintRows} from '../lint-text';

const RULE = 'error-responses-complete';
const ALWAYS = ['429', '500', '503'];

interface Call {
  readonly path?: string;
  readonly security?: string;
  readonly operation?: string;
  readonly statuses: readonly string[];
}

const lint = ({
  path = '/users',
  security = '[{oauth2: [a]}]',
  operation = '',
  statuses,
}: Call): Promise<readonly string[]> => {
  const responses = statuses.map((status) => `'${status}': {}`).join(', ');
  return lintRows(
    RULE,
    `security: ${security}\npaths: {'${path}': {post: {responses: {${responses}}, ${operation}}}}\n`,
  );
};

test('rejects an operation without the errors that every operation can return', async () => {
  expect(await lint({statuses: ['401', '403', '429']})).toEqual([
    '2 POST /users needs the response 500, 503, because every call can fail this way',
  ]);
  expect(await lint({statuses: ALWAYS})).toEqual([
    '2 POST /users needs the response 401, 403, because it needs authorization',
  ]);
});

test('rejects an operation without the errors that follow from its input', async () => {
  const statuses = [...ALWAYS, '401', '403'];
  expect(await lint({statuses, operation: 'parameters: [{name: q, in: query}]'})).toEqual([
    '2 POST /users needs the response 400, because it has a query parameter or a body',
  ]);
  expect(await lint({statuses, operation: 'requestBody: {}'})).toEqual([
    '2 POST /users needs the response 400, because it has a query parameter or a body',
    '2 POST /users needs the response 415, 422, because it has a body',
  ]);
  const user = {path: '/users/{id}', operation: 'parameters: [{name: id, in: path}]'};
  expect(await lint({statuses, ...user})).toEqual([
    '2 POST /users/{id} needs the response 404, because its path has a parameter',
  ]);
  const operation = 'parameters: [{name: If-Match, in: header, required: true}]';
  expect(await lint({statuses: [...statuses, '412'], operation})).toEqual([
    '2 POST /users needs the response 428, because it requires If-Match',
  ]);
});

test('passes an operation with all errors', async () => {
  const statuses = [...ALWAYS, '400', '401', '403', '415', '422'];
  expect(await lint({statuses, operation: 'requestBody: {}'})).toEqual([]);
});

test('requires neither 401 nor 403 of a public operation', async () => {
  expect(await lint({statuses: ALWAYS, security: '[]'})).toEqual([]);
  expect(await lint({statuses: ALWAYS, operation: 'security: []'})).toEqual([]);
});

test('does not accept a range as a status', async () => {
  expect(await lint({statuses: ['401', '403', '4XX', '5XX']})).toEqual([
    '2 POST /users needs the response 429, 500, 503, because every call can fail this way',
  ]);
});
