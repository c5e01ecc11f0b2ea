import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {setEnvironmentData} from 'node:worker_threads';

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {countPage, createShareReport, startProgress} from './progress';

/** The compiled module, because Node.js starts threads with JavaScript. */
const MODULE = createRequire(import.meta.url).resolve('../dist/built-pages/progress.js');

let seconds = 0;
let printed: string[] = [];

/** Counts a page at a time after the start of the process. */
function countAt(uptime: number): void {
  seconds = uptime;
  countPage();
}

function runIn({isTTY, ...env}: {readonly isTTY: boolean; readonly CI?: string}): void {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('CI', env.CI);
  vi.stubGlobal('process', {
    ...process,
    env: process.env,
    uptime: () => seconds,
    stdout: {isTTY, write: (text: string) => void printed.push(text)},
  });
}

beforeEach(() => {
  seconds = 0;
  printed = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  setEnvironmentData('@openapi-portal/progress', undefined);
});

it('prints nothing in a build of less than ten seconds', () => {
  runIn({isTTY: true});
  startProgress('API pages', 2);
  countAt(1);
  countAt(9);
  expect(printed).toEqual([]);
});

it('prints a line every ten seconds without a terminal', () => {
  runIn({isTTY: false});
  startProgress('API pages', 1223);
  for (const uptime of [9, 11, 12, 19, 21]) countAt(uptime);
  expect(printed).toEqual(['[INFO] API pages: 2 of 1,223\n', '[INFO] API pages: 5 of 1,223\n']);
});

it('prints nothing for a short task in a long build', () => {
  runIn({isTTY: false});
  seconds = 61;
  for (const total of [2, 7]) {
    startProgress('API pages', total);
    countAt(62);
  }
  expect(printed).toEqual([]);
});

it('prints lines in CI, even with a terminal', () => {
  runIn({isTTY: true, CI: 'true'});
  startProgress('Markdown', 2);
  countAt(11);
  countAt(12);
  expect(printed).toEqual(['[INFO] Markdown: 1 of 2\n']);
});

it('rewrites one line of a terminal, and erases it at the end', () => {
  runIn({isTTY: true});
  startProgress('API pages', 4);
  for (const uptime of [11, 11.1, 12, 12.1]) countAt(uptime);
  expect(printed).toEqual([
    'API pages: 1 of 4\u001B[K\r',
    'API pages: 3 of 4\u001B[K\r',
    '\u001B[K\r',
  ]);
});

it('measures the time of a dev server from the start of each task', () => {
  runIn({isTTY: false});
  vi.stubEnv('NODE_ENV', 'development');
  seconds = 600;
  startProgress('API pages', 3);
  countAt(605);
  expect(printed).toEqual([]);
  countAt(611);
  expect(printed).toEqual(['[INFO] API pages: 2 of 3\n']);
});

it('counts the pages of all threads together', () => {
  const thread = `
    const {countPage} = require(${JSON.stringify(MODULE)});
    process.uptime = () => require('node:worker_threads').workerData;
    countPage();
    countPage();`;
  const source = `
    const {Worker} = require('node:worker_threads');
    const run = (workerData) => new Promise((resolve) =>
      new Worker(${JSON.stringify(thread)}, {eval: true, workerData}).once('exit', resolve));
    require(${JSON.stringify(MODULE)}).startProgress('API pages', 4);
    run(15).then(() => run(25));`;
  const env = {...process.env, NODE_ENV: 'production'};
  expect(execFileSync(process.execPath, ['-e', source], {encoding: 'utf8', env})).toBe(
    '[INFO] API pages: 1 of 4\n[INFO] API pages: 3 of 4\n',
  );
});

describe('progress of a task that reports it', () => {
  const reportAt = (report: (share: number) => void, uptime: number, share: number): void => {
    seconds = uptime;
    report(share);
  };

  it('is printed every ten seconds of a build without a terminal', () => {
    runIn({isTTY: false});
    const report = createShareReport('Bundling');
    for (const uptime of [5, 11, 12, 19, 21]) reportAt(report, uptime, uptime / 30);
    expect(printed).toEqual(['[INFO] Bundling: 36 %\n', '[INFO] Bundling: 70 %\n']);
  });

  it('is not printed in a terminal, where Docusaurus shows a bar', () => {
    runIn({isTTY: true});
    reportAt(createShareReport('Bundling'), 11, 0.5);
    expect(printed).toEqual([]);
  });
});
