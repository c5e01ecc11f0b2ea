import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {siteDir} from '../scripts/site';

export const subject = {
  contract: path.join(siteDir, 'openapi/ciso-api.yaml'),
  operationId: 'create-user',
  /**
   * The field whose appearance is timed. All variants of the request contain it, so that it is visible without a click
   * in peers that show only one variant.
   */
  field: 'job_title',
} as const;

export function readContractJson(): string {
  return JSON.stringify(parse(fs.readFileSync(subject.contract, 'utf8')));
}
