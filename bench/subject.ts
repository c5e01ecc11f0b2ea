import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {siteDir} from '../scripts/site';

/** The operation that every peer shows. */
export const subject = {
  contract: path.join(siteDir, 'openapi/ciso-api.yaml'),
  operationId: 'create-user',
  /**
   * The field whose appearance on the screen is timed. It belongs to every variant of the request, so
   * that peers which show one variant at a time show it too without a click.
   */
  field: 'job_title',
} as const;

/** The contract as JSON, which every peer reads. */
export function readContractJson(): string {
  return JSON.stringify(parse(fs.readFileSync(subject.contract, 'utf8')));
}
