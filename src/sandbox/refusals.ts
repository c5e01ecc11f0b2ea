import {
  type Call,
  type FieldError,
  Refusal,
  refuseFields,
  refuseScope,
} from '@openapi-portal/openapi-sandbox/engine';

/** Matches the next entity tag of a list, which starts with `W/` if the tag is weak (RFC 9110, 8.8.3). */
const ENTITY_TAG = /[ \t,]*(W\/)?("[!#-~]*")[ \t]*(?=,|$)/y;

/** Lists the strong tags in a header; empty if the header is not a list of entity tags. */
function listStrongTags(list: string): readonly string[] {
  const tags: string[] = [];
  let end = 0;
  ENTITY_TAG.lastIndex = 0;
  for (let found = ENTITY_TAG.exec(list); found !== null; found = ENTITY_TAG.exec(list)) {
    const [, weak, tag = ''] = found;
    if (weak === undefined) tags.push(tag);
    end = ENTITY_TAG.lastIndex;
  }
  return /^[ \t,]*$/.test(list.slice(end)) ? tags : [];
}

/**
 * Returns true if `If-Match` matches an existing record: `*`, or a list with the record's tag. Weak tags never
 * match, because the comparison is strong (RFC 9110, 13.1.1).
 *
 * @param tag current entity tag of the record, a strong one
 */
export const isMatch = (header: string, tag: string): boolean =>
  header.trim() === '*' || listStrongTags(header).includes(tag);

export const REALM = 'ciso-api';

type CheckedCall = Omit<Call, 'body'>;

/** @throws Refusal with 422 and all field errors, if there are any */
export function checkFields(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw refuseFields(422, errors, {kind: 'validation-error'});
}

/**
 * Checks that a change is meant for the current version of a record.
 *
 * @param subject of the message, such as `The user`
 * @param tag current entity tag of the record
 * @throws Refusal with 412 if `If-Match` does not match the tag
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

/** Builds the refusal of a change of one's own record. Version 1 of the contract only knows the scope `profile`. */
export function refuseOwnChange(call: Pick<CheckedCall, 'operation'>): Refusal {
  const {status, parts} = refuseUnlisted(call, 'profile.write');
  return new Refusal(status, {...parts, members: {required_scope: 'profile'}});
}
