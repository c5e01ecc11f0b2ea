import os from 'node:os';
import path from 'node:path';

import {listSiteFiles} from '../deploy/site-files';
import {runNginx} from '../deploy/testing/run-nginx';
import {writeFiles} from '../deploy/write-files';
import {findNginx, findProgram} from '../scripts/system-packages';
import {say} from '../scripts/run-command';
import {buildDir} from '../scripts/site';
import {buildPortal} from './build-portal';
import {formatLoads} from './nginx/format-loads';
import {measureLoad, type Request} from './nginx/measure-load';
import {cacheDir} from './places';
import type {Result} from './tables/publish';

/** Duration in seconds of the first request's load. The other requests are repeated for a tenth of this time. */
const seconds = Number(process.env.BENCH_SECONDS ?? 300);
const SHORTER = 10;

const HELP =
  'This needs nginx with its Brotli module, and wrk: apt-get install nginx-light libnginx-mod-http-brotli-static wrk.';

function findPrograms(): {readonly nginx: string; readonly wrk: string} {
  const [nginx, wrk] = [findNginx(), findProgram('wrk')];
  if (nginx === undefined || wrk === undefined) throw new Error(HELP);
  return {nginx, wrk};
}

/** Lists the measured requests: a page and a script as browsers request them, a cached page, and a redirect. */
function listRequests(): readonly Request[] {
  const script = listSiteFiles(buildDir).find((file) => file.startsWith('assets/js/main.')) ?? '';
  const page = '/docs/system-modules/risks';
  const compressed = {'Accept-Encoding': 'br'};
  return [
    {title: 'Page', path: page, headers: compressed},
    {title: 'Page, unchanged (304)', path: page, headers: compressed, isConditional: true},
    {title: 'Script', path: `/${script}`, headers: compressed},
    {title: 'Redirect', path: '/docs/api/errors', headers: {}},
  ];
}

/** Measures how fast nginx serves files of the portal. Failed requests and growing memory are faults. */
export async function measureNginx(): Promise<Result> {
  const {nginx, wrk} = findPrograms();
  await buildPortal();
  const dir = path.join(cacheDir, 'nginx');
  await writeFiles(buildDir, dir);
  const server = await runNginx(nginx, dir);
  const loads = [];
  try {
    for (const [index, request] of listRequests().entries()) {
      const duration = index === 0 ? seconds : Math.ceil(seconds / SHORTER);
      say(`Requesting ${request.title.toLowerCase()} for ${duration} s`);
      loads.push(await measureLoad({wrk, server, request, duration}));
    }
  } finally {
    await server.stop();
  }
  const failed = loads.filter(({failures, growth}) => failures > 0 || growth > 1.1);
  return {
    text: formatLoads(loads),
    about: `nginx with ${os.availableParallelism()} workers, wrk with 32 connections`,
    faults: failed.map(
      ({title}) => `Requests failed, or memory grew by more than a tenth: ${title}.`,
    ),
  };
}
