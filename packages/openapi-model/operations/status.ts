import {STATUS_CODES} from 'node:http';

import {findOwnMember} from '@openapi-portal/reports/json';

import {STATUS_NAMES} from '../inputs/status-names';

const RANGES: Readonly<Record<string, string>> = {
  '1': 'Any other informational response',
  '2': 'Any other successful response',
  '3': 'Any other redirect',
  '4': 'Any other client error',
  '5': 'Any other server error',
};

/** Returns the name of a status. Node.js names 413 and 422 as before RFC 9110. */
export const findStatusName = (status: string): string | undefined =>
  STATUS_NAMES[Number(status)] ?? findOwnMember(STATUS_CODES, status);

/** Returns a status with its name (RFC 9110), such as `404 Not Found`. Also describes `4XX` and `default`. */
export function describeStatus(status: string): string {
  if (status === 'default') return 'default: any other status';
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  const name = range === undefined ? findStatusName(status) : RANGES[range];
  return name === undefined ? status : `${status} ${name}`;
}
