import fs from 'node:fs';
import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import type {Problem} from '@openapi-portal/reports';

import {makeApiTypes} from './make-api-types';
import {siteDir} from './site';

/** Returns the first line in which two texts differ, from 1. */
function findLine(text: string, other: string): number {
  const others = other.split('\n');
  return text.split('\n').findIndex((line, index) => line !== others[index]) + 1;
}

/** Reports TypeScript types that do not match their contract. */
export async function findStaleTypes(apis: readonly Api[]): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const api of apis) {
    if (api.types === undefined) continue;
    const file = path.join(siteDir, api.types);
    const [found, made] = [fs.readFileSync(file, 'utf8'), await makeApiTypes(api)];
    if (found === made) continue;
    const message = `The types are not those of ${api.contract}`;
    const line = Math.max(1, findLine(found, made));
    problems.push({file, line, column: 1, message, fix: 'run `npm run api:types`'});
  }
  return problems;
}
