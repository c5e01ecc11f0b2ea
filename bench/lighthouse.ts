import path from 'node:path';

import {say} from '../scripts/run-command';
import {siteDir} from '../scripts/site';
import {buildPortal} from './build-portal';
import {lighthouseDir} from './install-missing';
import {measurePages, reportDir} from './lighthouse/measure-pages';
import {measuredPages} from './lighthouse/pages';
import {findTooLow, formatLosses, formatScores} from './lighthouse/scores';
import {readVersion} from './package-version';
import type {Result} from './tables/publish';

/** Number of loads per page. The table contains their medians. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Measures a page of each kind with Lighthouse. Scores below the minimum are faults. */
export async function scorePages(): Promise<Result> {
  await buildPortal();
  say(`Measuring ${measuredPages.length} pages with Lighthouse, ${rounds} rounds`);
  const pages = await measurePages(rounds);
  console.log(`\n${formatLosses(pages)}`);
  say(`Complete Lighthouse reports: ${path.relative(siteDir, reportDir)}`);
  return {
    text: formatScores(pages),
    about: `Lighthouse ${readVersion('lighthouse', lighthouseDir)}, median of ${rounds}`,
    loaded: pages.flatMap(({addresses}) => addresses),
    faults: findTooLow(pages),
  };
}
