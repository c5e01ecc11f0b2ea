import fs from 'node:fs';

import {ProblemsError} from '@openapi-portal/reports';

import {say} from '../scripts/run-command';
import {buildDir, siteDir} from '../scripts/site';
import {findStale} from './tables/find-stale';
import {tables} from './tables/tables';

/**
 * Checks that the tables match the current sources; `build/` must be that of the last commit.
 *
 * @throws ProblemsError naming every stale table, its changed sources, and the command to renew it
 */
export function checkTables(): void {
  if (!fs.existsSync(buildDir)) throw new Error('There is no build/: run npm run build first.');
  const all = Object.values(tables);
  const problems = findStale(siteDir, all);
  if (problems.length > 0) throw new ProblemsError('the tables', problems, siteDir);
  say(`${all.length} tables are of what they measure`);
}
