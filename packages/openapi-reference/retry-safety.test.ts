import {describe, expect, it} from 'vitest';

import {listOperations, listProblemTypes, toContract} from '@openapi-portal/openapi-model';
import {describeRetrySafety, findRetry} from './retry-safety';

const toOperation = (method: string, headers: readonly string[]) => {
  const parameters = headers.map((name) => ({name, in: 'header', schema: {type: 'string'}}));
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {[method]: {operationId: 'a', parameters, responses: {}}}},
  };
  const [operation] = listOperations(toContract(document));
  if (operation === undefined) throw new Error('There is no operation');
  return operation;
};

const listProblems = (retry: string) =>
  listProblemTypes(
    toContract({
      openapi: '3.1.0',
      info: {title: 'T', version: '1'},
      paths: {},
      'x-problem-types': {'in-progress': {status: 409, retry}},
    }),
  );

describe('describeRetrySafety', () => {
  it.each([
    ['get', [], 'yes'],
    ['delete', [], 'yes'],
    ['post', [], 'no'],
    ['post', ['idempotency-key'], 'with Idempotency-Key'],
    ['patch', ['If-Match', 'X-Other'], 'with If-Match'],
  ])('describes for %s with the headers %j: %s', (method, headers, words) => {
    expect(describeRetrySafety(toOperation(method, headers))).toBe(words);
  });
});

describe('findRetry', () => {
  it.each([
    ['400', 'yes', 'correct it before repeating'],
    ['401', 'yes', 'repeat with new credentials'],
    ['429', 'no', 'repeat after waiting'],
    ['503', 'no', 'repeat after waiting'],
    ['500', 'yes', 'repeat after waiting'],
    ['500', 'no', 'check first whether it was carried out'],
  ])('describes for %s if a retry is safe: %s', (status, repeat, words) => {
    expect(findRetry(status, undefined, repeat).words).toBe(words);
  });

  it('prefers the registry to the status', () => {
    const [problem] = listProblems('after-waiting');
    expect(findRetry('409', problem, 'no').words).toBe('repeat after waiting');
  });

  it('rejects an unknown value in the registry', () => {
    expect(() => listProblems('later')).toThrow('invalid value retry: later');
  });
});
