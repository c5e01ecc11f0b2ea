import {listParameters, type Operation, type ProblemType} from '@openapi-portal/openapi-model';

/** Idempotent methods (RFC 9110, 9.2.2). */
const IDEMPOTENT = 'get head options trace put delete query'.split(' ');

/** Headers by which a server recognises a repeated request. */
const GUARDS = ['Idempotency-Key', 'If-Match'];

/** Returns whether a request can be repeated: `yes`, `no`, or `with Idempotency-Key`. */
export function describeRetrySafety(operation: Operation): string {
  if (IDEMPOTENT.includes(operation.method)) return 'yes';
  const headers = listParameters(operation)
    .filter((parameter) => parameter.text('in') === 'header')
    .map((parameter) => parameter.text('name')?.toLowerCase());
  const guard = GUARDS.find((name) => headers.includes(name.toLowerCase()));
  return guard === undefined ? 'no' : `with ${guard}`;
}

export interface Retry {
  readonly kind: 'no' | 'changed' | 'yes';
  readonly words: string;
}

const NO: Retry = {kind: 'no', words: 'correct it before repeating'};
const WITH_CREDENTIALS: Retry = {kind: 'changed', words: 'repeat with new credentials'};
const AFTER_WAITING: Retry = {kind: 'yes', words: 'repeat after waiting'};
const AFTER_CHECK: Retry = {kind: 'changed', words: 'check first whether it was carried out'};

/** Statuses of valid requests that were not processed (RFC 9110, 15; RFC 6585, 4; RFC 8470, 5.2). */
const NOT_CARRIED_OUT = ['408', '425', '429', '503'];

/** Returns advice on repeating a request after an error, from its entry in `x-problem-types`, or else from its status. */
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
