import fs from 'node:fs';

import {ProblemsError} from '@openapi-portal/reports';

import {say} from '../scripts/run-command';
import {buildDir, siteDir} from '../scripts/site';
import {findStale} from './tables/find-stale';
import {tables} from './tables/tables';

/**
 * Checks that the published tables match the current sources. `build/` must be up to date.
 *
 * @throws ProblemsError with all stale tables, their changed sources, and the commands that renew them
 */
export function checkTables(): void {
  if (!fs.existsSync(buildDir)) throw new Error('There is no build/. Run npm run build first.');
  const all = Object.values(tables);
  const problems = findStale(siteDir, all);
  if (problems.length > 0) throw new ProblemsError('the tables', problems, siteDir);
  say(`All ${all.length} tables are up to date`);
}
