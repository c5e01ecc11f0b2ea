import {STATUS_CODES} from 'node:http';

import {findOwn} from '@openapi-portal/reports/json';

const RANGES: Readonly<Record<string, string>> = {
  '1': 'Every other information',
  '2': 'Every other success',
  '3': 'Every other redirection',
  '4': 'Every other error of the request',
  '5': 'Every other error of the server',
};

/** Returns a status with its name (RFC 9110), such as `404 Not Found`. Also describes `4XX` and `default`. */
export function describeStatus(status: string): string {
  if (status === 'default') return 'default: every other status';
  const range = /^([1-5])XX$/i.exec(status)?.[1];
  const name = range === undefined ? findOwn(STATUS_CODES, status) : RANGES[range];
  return name === undefined ? status : `${status} ${name}`;
}
