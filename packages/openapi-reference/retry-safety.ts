import {listParameters, type Operation, type ProblemType} from '@openapi-portal/openapi-model';

/** Methods that do no more when they are sent twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = 'get head options trace put delete query'.split(' ');

/** Headers with which a server tells a repeated request from a new one. */
const GUARDS = ['Idempotency-Key', 'If-Match'];

/** Describes whether a repeated request has no further effect, and the header that makes it so. */
export function describeRetrySafety(operation: Operation): string {
  if (IDEMPOTENT.includes(operation.method)) return 'yes';
  const headers = listParameters(operation)
    .filter((parameter) => parameter.text('in') === 'header')
    .map((parameter) => parameter.text('name')?.toLowerCase());
  const guard = GUARDS.find((name) => headers.includes(name.toLowerCase()));
  return guard === undefined ? 'no' : `with ${guard}`;
}

/** The advice on repeating a request after an error: a kind for the colour, and words. */
export interface Retry {
  readonly kind: 'no' | 'changed' | 'yes';
  readonly words: string;
}

const NO: Retry = {kind: 'no', words: 'no, correct it first'};
const WITH_CREDENTIALS: Retry = {kind: 'changed', words: 'with new credentials'};
const AFTER_WAITING: Retry = {kind: 'yes', words: 'yes, after waiting'};
const AFTER_CHECK: Retry = {kind: 'changed', words: 'check first whether it was carried out'};

/** The request was not carried out, and is valid (RFC 9110, 15; RFC 6585, 4; RFC 8470, 5.2). */
const NOT_CARRIED_OUT = ['408', '425', '429', '503'];

/**
 * Finds whether a request may be sent again after an error.
 *
 * @param problem its `retry` in the registry, such as `after-waiting`, has precedence over the status
 * @param retrySafety result of `describeRetrySafety`: after a server error it is unknown whether the request was
 *   carried out
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
