import {listParameters, type Operation, type ProblemType} from '@openapi-portal/openapi-model';

/** Methods that do no more when they are sent twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = 'get head options trace put delete query'.split(' ');

/** Headers with which a server tells a repeated request from a new one. */
const GUARDS = ['Idempotency-Key', 'If-Match'];

/** Whether sending a request twice does no more than sending it once, and by which header. */
export function describeRetrySafety(operation: Operation): string {
  if (IDEMPOTENT.includes(operation.method)) return 'yes';
  const headers = listParameters(operation)
    .filter((parameter) => parameter.text('in') === 'header')
    .map((parameter) => parameter.text('name')?.toLowerCase());
  const guard = GUARDS.find((name) => headers.includes(name.toLowerCase()));
  return guard === undefined ? 'no' : `with ${guard}`;
}

/** Whether a request may be sent again after an error: what colours the words, and the words. */
export interface Retry {
  readonly kind: 'no' | 'changed' | 'yes';
  readonly words: string;
}

const NO: Retry = {kind: 'no', words: 'no, correct it first'};
const WITH_CREDENTIALS: Retry = {kind: 'changed', words: 'with new credentials'};
const AFTER_WAITING: Retry = {kind: 'yes', words: 'yes, after waiting'};
const AFTER_CHECK: Retry = {kind: 'changed', words: 'check first whether it was carried out'};

/** Nothing was carried out, and nothing is wrong with the request (RFC 9110, 15; RFC 6585, 4; RFC 8470, 5.2). */
const NOT_CARRIED_OUT = ['408', '425', '429', '503'];

/**
 * What an error says of sending the request again.
 *
 * @param problem may say `retry: after-waiting` in the registry, where its status alone does not
 * @param retrySafety of `describeRetrySafety`: after a failure of the server nobody knows whether it was carried out
 */
export function findRetry(
  status: string,
  problem: ProblemType | undefined,
  retrySafety: string,
): Retry {
  if (problem?.mayRetry === true || NOT_CARRIED_OUT.includes(status)) return AFTER_WAITING;
  if (status === '401') return WITH_CREDENTIALS;
  if (!status.startsWith('5')) return NO;
  return retrySafety === 'no' ? AFTER_CHECK : AFTER_WAITING;
}
