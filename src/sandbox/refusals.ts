import {
  type Call,
  type FieldError,
  Refusal,
  refuseFields,
  refuseScope,
} from '@openapi-portal/openapi-sandbox/engine';

import {isMatch} from './if-match';

export const REALM = 'ciso-api';

type CheckedCall = Omit<Call, 'body'>;

/** @throws Refusal with 422 and all field errors, if there are any */
export function checkFields(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw refuseFields(422, errors, {kind: 'validation-error'});
}

/**
 * Asks for the version that a change is meant for.
 *
 * @param subject what is changed, such as `The user`
 * @param tag its present entity tag
 * @throws Refusal with 412 where `If-Match` does not name it
 */
export function checkVersion(
  {parameters}: CheckedCall,
  subject: string,
  changedAt: string,
  tag: string,
): void {
  if (isMatch(String(parameters.header['If-Match']), tag)) return;
  throw new Refusal(412, {
    kind: 'precondition-failed',
    detail: `${subject} was changed at ${changedAt}. Read it again and retry.`,
    members: {current_etag: tag},
  });
}

/** Builds the refusal of a caller who lacks a scope for this record or these fields. */
export const refuseUnlisted = (
  {operation}: Pick<CheckedCall, 'operation'>,
  scope: string,
): Refusal => refuseScope(operation, REALM, [scope]);

/**
 * Builds the refusal of a caller who needs `profile.write` to change their own record. Version 1 of the contract
 * does not have this value of `required_scope`, so it names `profile`, which also suffices.
 */
export function refuseOwnChange(call: Pick<CheckedCall, 'operation'>): Refusal {
  const {status, parts} = refuseUnlisted(call, 'profile.write');
  return new Refusal(status, {...parts, members: {required_scope: 'profile'}});
}
