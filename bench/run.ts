import {runCommand} from '../scripts/report';
import {comparePages} from './compare-pages';
import {installMissing} from './install-missing';

/** Runs the comparisons that the command line names, that of pages where it names none. */
async function run(): Promise<void> {
  const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  const unknown = names.find((name) => name !== 'pages' && name !== 'growth');
  if (unknown !== undefined) throw new Error(`There is no comparison ${unknown}: pages or growth.`);
  installMissing();
  if (names.length === 0 || names.includes('pages')) await comparePages();
  if (names.includes('growth')) await (await import('./growth')).compareGrowth();
}

void runCommand(run);
