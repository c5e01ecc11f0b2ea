import {runCommand} from '../scripts/report';
import {measureChecks} from './check-cost';
import {measureClock} from './clock';
import {comparePages} from './compare-pages';
import {installMissing, lighthouseDir, peerDirs, sandboxDir} from './install-missing';
import {scorePages} from './lighthouse';
import {loadNginx} from './nginx';
import {readOptions} from './read-options';
import {writeTestTimes} from './test-times';

const comparisons: readonly string[] = [
  'pages',
  'growth',
  'checks',
  'clock',
  'lighthouse',
  'nginx',
  'sandbox',
  'tests',
];

/** Those that need none of the packages of other tools. */
const withoutPeers: readonly string[] = ['clock', 'lighthouse', 'nginx', 'sandbox', 'tests'];

/** Runs the comparisons that the command line names, that of pages where it names none. */
async function run(): Promise<void> {
  const {names} = readOptions();
  const unknown = names.find((name) => !comparisons.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no comparison ${unknown}: ${comparisons.join(', ')}.`);
  const needsNoPeers = names.length > 0 && names.every((name) => withoutPeers.includes(name));
  if (!needsNoPeers) installMissing(peerDirs);
  if (names.length === 0 || names.includes('pages')) await comparePages();
  if (names.includes('growth')) await (await import('./growth')).compareGrowth();
  if (names.includes('checks')) measureChecks();
  if (names.includes('clock')) measureClock();
  if (names.includes('tests')) await writeTestTimes();
  if (names.includes('nginx')) await loadNginx();
  if (names.includes('sandbox')) {
    installMissing([sandboxDir]);
    await (await import('./sandbox')).loadSandbox();
  }
  if (!names.includes('lighthouse')) return;
  installMissing([lighthouseDir]);
  await scorePages();
}

void runCommand(run);
