import {runCommand} from '../scripts/report';
import {measureChecks} from './check-cost';
import {comparePages} from './compare-pages';
import {installMissing} from './install-missing';

/** Runs the comparisons that the command line names, that of pages where it names none. */
async function run(): Promise<void> {
  const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  const unknown = names.find((name) => !['pages', 'growth', 'checks'].includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no comparison ${unknown}: pages, growth or checks.`);
  installMissing();
  if (names.length === 0 || names.includes('pages')) await comparePages();
  if (names.includes('growth')) await (await import('./growth')).compareGrowth();
  if (names.includes('checks')) await measureChecks();
}

void runCommand(run);
