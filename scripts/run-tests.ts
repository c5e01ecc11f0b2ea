import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {findBrowser} from './find-browser';
import {runCommand, say} from './report';
import {siteDir} from './site';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** One thing that is checked: a command, and the report it leaves if it counts tests of its own. */
interface Check {
  readonly title: string;
  readonly command: readonly string[];
  readonly readCount?: () => Count;
}

const cache = path.join(siteDir, '.cache');
const bin = (name: string): string => path.join(siteDir, 'node_modules/.bin', name);

/** What TypeScript keeps of the last run. */
const keepTypes = (name: string): readonly string[] => [
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${name}.tsbuildinfo`,
];

const readJson = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(cache, name), 'utf8'));

function readUnitCount(): Count {
  const report = readJson('unit-tests.json') as {numPassedTests: number; numFailedTests: number};
  return {passed: report.numPassedTests, failed: report.numFailedTests};
}

function readBrowserCount(): Count {
  const {stats} = readJson('browser-tests.json') as {
    stats: {expected: number; unexpected: number; flaky: number};
  };
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
}

/** Checks that need no other, and mostly one core each: two run at a time. */
const firstChecks: readonly Check[] = [
  {title: 'Build', command: [bin('jiti'), 'scripts/build-portal.ts']},
  {
    title: 'Lint',
    command: [bin('eslint'), '--max-warnings=0', '--cache', '--cache-location=.cache/eslint', '.'],
  },
  {title: 'Types', command: [bin('tsc'), '--noEmit', ...keepTypes('types')]},
  {
    title: 'Types of the comparison',
    command: [bin('tsc'), '--noEmit', '--project', 'bench', ...keepTypes('bench-types')],
  },
  {
    title: 'Formatting',
    command: [
      bin('prettier'),
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ],
  },
  {title: 'Words', command: ['npm', 'run', '--silent', 'lint:words']},
  {title: 'Contract lint', command: ['npm', 'run', '--silent', 'lint:api']},
];

/** They read the build; each has the machine to itself, because its tests have time limits. */
const testChecks: readonly Check[] = [
  {
    title: 'Unit tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/unit-tests.json',
    ],
    readCount: readUnitCount,
  },
  {title: 'Browser tests', command: [bin('playwright'), 'test'], readCount: readBrowserCount},
];

function run([command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
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

/** A command that fails has failed once at least, even where it left no report of its own. */
async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Count> {
  say(check.title);
  const status = await run(check.command, env);
  const own = {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
  if (check.readCount === undefined) return own;
  try {
    const {passed, failed} = check.readCount();
    return {passed, failed: Math.max(failed, own.failed)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

/** Runs checks two at a time, in their order. */
async function runInPairs(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<Count[]> {
  const waiting = [...checks];
  const counts: Count[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      counts.push(await runCheck(next, env));
    }
  };
  await Promise.all([work(), work()]);
  return counts;
}

/** Runs every check even where one fails, and ends with a line that counts them. */
async function runTests(): Promise<void> {
  const env = {...process.env, CHROMIUM_PATH: findBrowser(), REDOCLY_TELEMETRY: 'off'};
  fs.rmSync(path.join(cache, 'unit-tests.json'), {force: true});
  fs.rmSync(path.join(cache, 'browser-tests.json'), {force: true});
  fs.mkdirSync(cache, {recursive: true});
  const total = {passed: 0, failed: 0};
  const counts = await runInPairs(firstChecks, env);
  for (const check of testChecks) counts.push(await runCheck(check, env));
  for (const {passed, failed} of counts) {
    total.passed += passed;
    total.failed += failed;
  }
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}

void runCommand(runTests);
