import {runCommand} from '../scripts/report';
import {measureChecks} from './check-cost';
import {comparePages} from './compare-pages';
import {installMissing, lighthouseDir, peerDirs, sandboxDir} from './install-missing';
import {scorePages} from './lighthouse';

const comparisons: readonly string[] = ['pages', 'growth', 'checks', 'lighthouse', 'sandbox'];

/** Those that need nothing of the peers. */
const alone: readonly string[] = ['lighthouse', 'sandbox'];

/** Runs the comparisons that the command line names, that of pages where it names none. */
async function run(): Promise<void> {
  const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  const unknown = names.find((name) => !comparisons.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no comparison ${unknown}: ${comparisons.join(', ')}.`);
  const needsPeers = names.length === 0 || names.some((name) => !alone.includes(name));
  if (needsPeers) installMissing(peerDirs);
  if (names.length === 0 || names.includes('pages')) await comparePages();
  if (names.includes('growth')) await (await import('./growth')).compareGrowth();
  if (names.includes('checks')) await measureChecks();
  if (names.includes('sandbox')) {
    installMissing([sandboxDir]);
    await (await import('./sandbox')).loadSandbox();
  }
  if (!names.includes('lighthouse')) return;
  installMissing([lighthouseDir]);
  await scorePages();
}

void runCommand(run);
