import {runCommand} from '../scripts/report';
import {measureChecks} from './check-cost';
import {measureClock} from './clock';
import {comparePages} from './compare-pages';
import {findNeeded, installMissing} from './install-missing';
import {scorePages} from './lighthouse';
import {loadNginx} from './nginx';
import {readOptions} from './read-options';
import {writeTestTimes} from './test-times';

/** What is compared, in the order in which it is measured. */
const comparisons: Readonly<Record<string, () => unknown>> = {
  pages: comparePages,
  growth: async () => (await import('./growth')).compareGrowth(),
  checks: measureChecks,
  clock: measureClock,
  tests: writeTestTimes,
  nginx: loadNginx,
  sandbox: async () => (await import('./sandbox')).loadSandbox(),
  lighthouse: scorePages,
};

/** Runs the comparisons that the command line names, that of pages where it names none. */
async function run(): Promise<void> {
  const {names} = readOptions();
  const known = Object.keys(comparisons);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no comparison ${unknown}: ${known.join(', ')}.`);
  const wanted = names.length === 0 ? ['pages'] : known.filter((name) => names.includes(name));
  for (const name of wanted) {
    installMissing(findNeeded(name));
    await comparisons[name]?.();
  }
}

void runCommand(run);
