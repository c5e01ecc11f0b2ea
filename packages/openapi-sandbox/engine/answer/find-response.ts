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

/**
 * Returns the status of a successful response: the contract's first 2xx status, else 200 if there is a `default`
 * response, else the first status that is not 1xx.
 */
export function findSuccess({responses}: SandboxOperation): number {
  const keys = Object.keys(responses);
  const key =
    keys.find((one) => one.startsWith('2')) ??
    keys.find((one) => one === 'default') ??
    keys.find((one) => !one.startsWith('1')) ??
    '200';
  return key === 'default' ? 200 : Number(key.replace(/X/gi, '0'));
}
