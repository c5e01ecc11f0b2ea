import {
  type Call,
  type FieldError,
  Refusal,
  refuseFields,
  refuseScope,
} from '@openapi-portal/openapi-sandbox/engine';

export const REALM = 'ciso-api';

type CheckedCall = Omit<Call, 'body'>;

/** @throws Refusal with 422 that names all fields, where there are some */
export function checkFields({path}: CheckedCall, errors: readonly FieldError[]): void {
  if (errors.length > 0)
    throw refuseFields(422, errors, {kind: 'validation-error', instance: path});
}

/** The refusal of a change to a version that is not the present one. */
export const refuseStale = (
  {path}: CheckedCall,
  subject: string,
  changedAt: string,
  tag: string,
): Refusal =>
  new Refusal(412, {
    kind: 'precondition-failed',
    detail: `${subject} was changed at ${changedAt}. Read it again and retry.`,
    members: {current_etag: tag},
    instance: path,
  });

/** The refusal of a caller who lacks a scope for this record or these fields. */
export const refuseUnlisted = ({operation}: CheckedCall, scope: string): Refusal =>
  refuseScope(operation, REALM, [scope]);
