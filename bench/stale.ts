import fs from 'node:fs';

import {ProblemsError} from '@openapi-portal/reports';

import {say} from '../scripts/run-command';
import {buildDir, siteDir} from '../scripts/site';
import {findStale} from './tables/find-stale';
import {tables} from './tables/tables';

/**
 * Asks whether what the tables measure is still what they measured; `build/` has to be that of the last commit.
 *
 * @throws ProblemsError naming every table that is not, what changed, and how to make it anew
 */
export function checkTables(): void {
  if (!fs.existsSync(buildDir)) throw new Error('There is no build/: run npm run build first.');
  const all = Object.values(tables);
  const problems = findStale(siteDir, all);
  if (problems.length > 0) throw new ProblemsError('the tables', problems, siteDir);
  say(`${all.length} tables are of what they measure`);
}
