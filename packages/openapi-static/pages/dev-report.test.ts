import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {ProblemsError} from 'static-pages/reports';
import {writeFiles} from 'static-pages/testing/write-files';

import {createDevRun, DELAY, type Work} from './dev-report';

const succeed = (): Promise<void> => Promise.resolve();
const fail = (error: Error) => (): Promise<void> => Promise.reject(error);

const problem = {file: '/site/api.yaml', line: 1, column: 1, message: 'Wrong', fix: 'mend it'};
const PROBLEMS = new ProblemsError('the contract', [problem], '/site');

let siteDir: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  siteDir = writeFiles({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the author sees over the page: nothing where there is no file yet. */
function readShown(): string | undefined {
  const file = path.join(siteDir, '.docusaurus/author-problems/contract-a.txt');
  if (!fs.existsSync(file)) return undefined;
  return fs.readFileSync(file, 'utf8');
}

const createRun = (work: Partial<Work>): (() => Promise<void>) =>
  createDevRun(
    {generate: succeed, writeRest: succeed, lint: succeed, ...work},
    siteDir,
    'contract-a',
  );

it('shows a moment later what the lint finds, and takes it away when that is mended', async () => {
  const work = {lint: vi.fn(fail(PROBLEMS))};
  const run = createRun(work);
  await run();
  expect(readShown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(readShown()).toBe(PROBLEMS.message);
  work.lint.mockImplementation(succeed);
  await run();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(readShown()).toBe('');
});

it('shows what the lint finds where the pages cannot be made, else why they cannot', async () => {
  const broken = {generate: fail(new ProblemsError('the pages', [problem], '/site'))};
  await createRun({...broken, lint: fail(PROBLEMS)})();
  expect(readShown()).toBe(PROBLEMS.message);
  await createRun(broken)();
  expect(readShown()).toContain('1 problem in the pages');
});

it.each(['generate', 'writeRest', 'lint'] as const)(
  'shows any other error of %s, and goes on',
  async (step) => {
    await createRun({[step]: fail(new TypeError('of our own'))})();
    await vi.advanceTimersByTimeAsync(DELAY);
    expect(readShown()).toMatch(/^TypeError: of our own\n +at /);
  },
);

it('says nothing of a contract that has changed since', async () => {
  let endFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const lint = vi.fn(() => first);
  const run = createRun({lint});
  await run();
  await vi.advanceTimersByTimeAsync(DELAY);
  lint.mockImplementation(fail(PROBLEMS));
  await run();
  await vi.advanceTimersByTimeAsync(DELAY);
  endFirst();
  await vi.runAllTimersAsync();
  expect(lint).toHaveBeenCalledTimes(2);
  expect(readShown()).toBe(PROBLEMS.message);
});
