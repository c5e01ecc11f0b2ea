import path from 'node:path';

import {say} from '../scripts/report';
import {siteDir} from '../scripts/site';
import {buildPortal} from './build-portal';
import {lighthouseDir} from './install-missing';
import {measurePages, reportDir} from './lighthouse/measure-pages';
import {measuredPages} from './lighthouse/pages';
import {findTooLow, formatLosses, formatScores} from './lighthouse/scores';
import {describeMachine} from './machine';
import {readVersion} from './package-version';
import {writeReadme} from './write-readme';

/** How often each page is loaded; the table gives medians. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/**
 * Scores a page of each kind with Lighthouse and writes the result.
 *
 * @throws Error naming every score that is too low
 */
export async function scorePages(): Promise<void> {
  await buildPortal();
  say(`Measuring ${measuredPages.length} pages with Lighthouse, ${rounds} rounds`);
  const pages = await measurePages(rounds);
  const table = formatScores(pages);
  const date = new Date().toISOString().slice(0, 10);
  const version = readVersion('lighthouse', lighthouseDir);
  const caption = `${date}, Lighthouse ${version}, median of ${rounds}: ${await describeMachine()}.`;
  console.log(`\n${table}\n\n${caption}\n\n${formatLosses(pages)}`);
  say(`All that Lighthouse says: ${path.relative(siteDir, reportDir)}`);
  await writeReadme('lighthouse', `${table}\n\n${caption}`);
  const tooLow = findTooLow(pages);
  if (tooLow.length > 0) throw new Error(tooLow.join('\n'));
}
