import fs from 'node:fs';
import path from 'node:path';

import type {Api} from '@openapi-portal/openapi-model';
import type {Problem} from '@openapi-portal/reports';

import {makeTypeFiles} from './make-api-types';
import {siteDir} from './site';

/** Returns the number of the first line that differs, counted from 1; 0 if there is none. */
function findLine(text: string, other: string): number {
  const others = other.split('\n');
  return text.split('\n').findIndex((line, index) => line !== others[index]) + 1;
}

export async function findStaleTypes(apis: readonly Api[]): Promise<readonly Problem[]> {
  return (await makeTypeFiles(apis)).flatMap(({file: name, source, types}) => {
    const file = path.join(siteDir, name);
    const found = fs.readFileSync(file, 'utf8');
    if (found === types) return [];
    const message = `The types do not match ${source}`;
    const line = Math.max(1, findLine(found, types));
    return [{file, line, column: 1, message, fix: 'run `npm run api:types`'}];
  });
}
