import {spawn} from 'node:child_process';
import path from 'node:path';

import {findBrowser} from './find-browser';
import {findNginx} from './system-packages';
import {installTool} from './install-packages.mjs';
import {installToolchains} from './install-toolchains';
import {
  type BrowserTest,
  clearReports,
  nameSkipped,
  readBrowserReport,
  readUnitReport,
  toBrowserCommand,
  toUnitCommand,
  type UnitTest,
  writeTimes,
} from './test-reports';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

interface Failure {
  /** Title of the test, preceded by its file if known. */
  readonly title: string;
  /** Shell command that runs only this test. */
  readonly command: string;
}

interface Count {
  readonly passed: number;
  readonly failed: readonly Failure[];
  /** Titles of tests that passed only at the second attempt. */
  readonly flaky?: readonly string[];
  /** Titles of groups that were skipped because the machine lacks a program. */
  readonly skipped?: readonly string[];
}

interface Check {
  readonly title: string;
  /** A program on PATH or of an installed package. Arguments must not contain spaces. */
  readonly command: string;
  /** Reads the report of a command that runs several tests. */
  readonly readCount?: () => Count;
}

function readUnitCount(): Count {
  const {numPassedTests, testResults} = readUnitReport();
  const list = (isListed: (test: UnitTest) => boolean): readonly Failure[] =>
    testResults.flatMap(({name, assertionResults}) => {
      const file = path.relative(siteDir, name);
      return assertionResults.filter(isListed).map(({fullName}) => ({
        title: `${file} › ${fullName}`,
        command: toUnitCommand(file, fullName),
      }));
    });
  const failed = list(({status}) => status === 'failed');
  const flaky = list(
    ({status, failureMessages}) => status === 'passed' && failureMessages.length > 0,
  ).map(({title}) => title);
  const tests = testResults.flatMap(({assertionResults}) => assertionResults);
  return {passed: numPassedTests, failed, flaky, skipped: nameSkipped(tests)};
}

function readBrowserCount(): Count {
  const {stats, specs} = readBrowserReport();
  const list = (isListed: (spec: BrowserTest) => boolean): readonly Failure[] =>
    specs.filter(isListed).map(({title, file, line}) => ({
      title: `${file} › ${title}`,
      command: toBrowserCommand(file, line),
    }));
  return {
    passed: stats.expected + stats.flaky,
    failed: list(({ok}) => !ok),
    flaky: list(({tests}) => tests.some(({status}) => status === 'flaky')).map(({title}) => title),
  };
}

const sourceChecks: readonly Check[] = [
  {title: 'Lint and types', command: 'jiti scripts/lint-code.ts'},
  {title: 'Formatting', command: 'oxfmt --check'},
];

/** The build and its tests, in parallel with the checks of sources. `check.ts` writes the same files, so it is first. */
const buildChecks: readonly Check[] = [
  {title: 'Contracts, pages and words', command: 'jiti scripts/check.ts'},
  {title: 'Build', command: 'jiti scripts/build-portal.ts'},
  // Changed code needs new measurements before it is merged.
  ...(process.env.CI === undefined
    ? []
    : [{title: 'Published figures', command: 'npm run --silent bench -- stale'}]),
  {
    title: 'Unit tests',
    command:
      'vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit-tests.json',
    readCount: readUnitCount,
  },
];

/** The browser tests run alone, because they depend on timing. */
const browserChecks: readonly Check[] = [
  {title: 'Browser tests', command: 'playwright test', readCount: readBrowserCount},
];

function run(line: string, env: NodeJS.ProcessEnv): Promise<number> {
  const [command = '', ...args] = line.split(' ');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: siteDir,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Duration of each check in seconds, by title. `npm run bench -- tests` formats them as a table. */
const times: Record<string, number> = {};

const toSeconds = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Runs a check. A failed command counts as a failure even without a report. */
async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Count> {
  say(check.title);
  const start = performance.now();
  const status = await run(check.command, env);
  times[check.title] = toSeconds(start);
  const whole = {title: check.title, command: check.command.replace(/^(?!np[mx] )/, 'npx ')};
  const own = status === 0 ? [] : [whole];
  if (check.readCount === undefined) return {passed: 1 - own.length, failed: own};
  try {
    const {failed, ...rest} = check.readCount();
    return {...rest, failed: failed.length > 0 ? failed : own};
  } catch {
    return {passed: 0, failed: [whole]};
  }
}

const TOOLS = ['kubernetes', 'openapi-typescript', 'oxlint', 'pipelines', 'samples', 'spectral'];

async function runInTurn(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<Count[]> {
  const counts: Count[] = [];
  for (const check of checks) counts.push(await runCheck(check, env));
  return counts;
}

async function runTests(): Promise<void> {
  const start = performance.now();
  const env = {
    ...process.env,
    PATH: [path.join(siteDir, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    CHROMIUM_PATH: findBrowser(),
    REDOCLY_TELEMETRY: 'off',
  };
  if (process.env.CI !== undefined) installToolchains();
  // Parallel tests would otherwise install these at the same time.
  findNginx();
  TOOLS.forEach(installTool);
  clearReports();
  const first = await Promise.all([buildChecks, sourceChecks].map((one) => runInTurn(one, env)));
  const counts = [...first.flat(), ...(await runInTurn(browserChecks, env))];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.flatMap((count) => count.failed);
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const skipped = counts.flatMap((count) => count.skipped ?? []);
  times.All = toSeconds(start);
  writeTimes(times);
  if (failed.length > 0) process.exitCode = 1;
  const second = flaky.map((title) => `! Passed only at the second attempt: ${title}`);
  console.log(
    ['', ...second, ...failed.map(({title, command}) => `✗ ${title}\n  ${command}`)].join('\n'),
  );
  const left = skipped.length > 0 ? `, skipped: ${skipped.join('; ')}` : '';
  console.log(`${passed} passed, ${failed.length} failed${left}`);
}

void runCommand(runTests);
