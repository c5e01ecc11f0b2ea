import fs from 'node:fs/promises';
import path from 'node:path';

import {findBrowser} from '../../scripts/find-browser';
import {buildDir} from '../../scripts/site';
import {browserFlags} from '../browser-flags';
import {benchDir, cacheDir, outputDir} from '../places';
import {runLogged} from '../run-logged';
import {withServer} from '../serve';
import {type MeasuredPage, measuredPages} from './pages';
import {readReport, type Report} from './report';
import {type PageScores, toPageScores} from './scores';

/** Timeout of a load in milliseconds. */
const TIMEOUT = 180_000;

export const reportDir = path.join(cacheDir, 'lighthouse');

/** Folder of a copy of the build, so that a new build does not affect the measurement. */
const servedDir = outputDir('lighthouse-site');

async function loadOnce(url: string, report: string): Promise<Report> {
  const how = {
    url,
    report,
    chromePath: findBrowser(),
    chromeFlags: [...browserFlags, '--headless=new'],
  };
  const script = path.join(benchDir, 'lighthouse/load-once.mjs');
  const command = [process.execPath, script, JSON.stringify(how)];
  const log = path.join(reportDir, 'lighthouse.log');
  await runLogged(command, {cwd: benchDir, log, timeout: TIMEOUT});
  return readReport(await fs.readFile(report, 'utf8'));
}

/** Visits every page once per round, so that a busy moment of the machine affects all pages alike. */
async function loadAll(
  rounds: number,
): Promise<readonly (readonly [MeasuredPage, readonly Report[]])[]> {
  const reports = measuredPages.map((page): readonly [MeasuredPage, Report[]] => [page, []]);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [page, its] of reports) {
      const file = path.join(reportDir, `${page.name}-${round}.json`);
      its.push(await withServer(servedDir, (origin) => loadOnce(`${origin}${page.address}`, file)));
    }
  }
  return reports;
}

/**
 * Measures pages of the portal in `build/` with Lighthouse.
 *
 * @param rounds number of loads per page; the scores are medians
 */
export async function measurePages(rounds: number): Promise<readonly PageScores[]> {
  for (const dir of [reportDir, servedDir]) await fs.rm(dir, {recursive: true, force: true});
  await fs.mkdir(reportDir, {recursive: true});
  await fs.cp(buildDir, servedDir, {recursive: true});
  return (await loadAll(rounds)).map(([page, reports]) => toPageScores(page, reports));
}
