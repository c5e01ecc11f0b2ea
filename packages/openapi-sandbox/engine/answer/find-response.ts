import type {SandboxModel, SandboxOperation, SandboxResponse} from '../../model/model';

/** Finds the contract's response for a status: under the status itself, its class (`4XX`) or `default`. */
export function findResponse(
  {responses}: SandboxModel,
  operation: SandboxOperation,
  status: number,
): SandboxResponse | undefined {
  const range = `${String(status).charAt(0)}XX`;
  const key = [String(status), range, range.toLowerCase(), 'default'].find((one) =>
    Object.hasOwn(operation.responses, one),
  );
  return key === undefined ? undefined : responses[operation.responses[key] ?? -1];
}

/** Matches the statuses and classes that a server can send as a final response (RFC 9110, section 15). */
const SENDABLE = /^[2-5](\d\d|XX|xx)$/;

/**
 * Returns the status of a successful response: the contract's first 2xx status, else 200 if there is a `default`
 * response, else the first status that is not 1xx. Keys that are no status are ignored.
 */
export function findSuccess({responses}: SandboxOperation): number {
  const keys = Object.keys(responses).filter((one) => SENDABLE.test(one));
  const [other = '200'] = 'default' in responses ? [] : keys;
  const key = keys.find((one) => one.startsWith('2')) ?? other;
  return Number(key.replace(/X/gi, '0'));
}
