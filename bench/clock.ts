import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {findBrowser} from '../scripts/find-browser';
import {say} from '../scripts/run-command';
import {siteDir} from '../scripts/site';

/** Lists the test files with time limits, which are only strict if `QUIET_MACHINE` is set. */
function listTimed(folder: string): readonly string[] {
  return fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))
    .filter((file) => fs.readFileSync(path.join(siteDir, file), 'utf8').includes('toTimeLimit('));
}

function run(command: string, args: readonly string[]): boolean {
  const env = {...process.env, QUIET_MACHINE: 'true', CI: 'true', CHROMIUM_PATH: findBrowser()};
  const bin = path.join(siteDir, 'node_modules/.bin', command);
  return spawnSync(bin, args, {cwd: siteDir, env, stdio: 'inherit'}).status === 0;
}

/**
 * Runs the tests with time limits one after another, with strict limits. `build/` must exist.
 *
 * @throws Error if a test exceeds its limit
 */
export function measureClock(): void {
  const files = ['packages', 'src', 'tests'].flatMap(listTimed);
  say(`Running ${files.length} test files with strict time limits`);
  const isUnit = (file: string): boolean => file.includes('.test.');
  const results = [
    run('vitest', ['run', '--maxWorkers=1', ...files.filter(isUnit)]),
    run('playwright', ['test', '--workers=1', ...files.filter((file) => !isUnit(file))]),
  ];
  if (results.includes(false)) throw new Error('A test exceeds its time limit.');
}
