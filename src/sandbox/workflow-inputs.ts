import {toTime} from './records';

import {issueToken} from '.';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns values for the inputs of the contract's workflows.
 *
 * @param now time of the sandbox, in milliseconds since 1970
 */
export const toInputs = (now: number): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${issueToken('ciso', now)}`,
  member_authorization: `Bearer ${issueToken('member', now)}`,
  access_expires_at: toTime(now + 120 * DAY),
  later: toTime(now + 210 * DAY),
  idempotency_key: crypto.randomUUID(),
});
