import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {ProblemsError} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';

import {createUpdate, DELAY, type UpdateSteps} from './dev-report';

const succeed = (): Promise<void> => Promise.resolve();
const fail = (error: Error) => (): Promise<void> => Promise.reject(error);

const problem = {file: '/site/api.yaml', line: 1, column: 1, message: 'Wrong', fix: 'mend it'};
const PROBLEMS = new ProblemsError('the contract', [problem], '/site');

let siteDir: string;

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of ['error', 'info', 'success'] as const)
    vi.spyOn(logger, level).mockImplementation(() => undefined);
  siteDir = writeFiles({});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns the message that the author sees over the page; undefined if there is none. */
function readShown(name = 'contract-a.txt'): string | undefined {
  const file = path.join(siteDir, '.docusaurus/author-problems', name);
  if (!fs.existsSync(file)) return undefined;
  return fs.readFileSync(file, 'utf8');
}

const createRun = (work: Partial<UpdateSteps>): (() => Promise<void>) =>
  createUpdate(
    {generate: succeed, writeRest: succeed, lint: succeed, ...work},
    siteDir,
    'contract-a',
  );

it('shows lint findings after a short delay, and removes them when they are fixed', async () => {
  const work = {lint: vi.fn(fail(PROBLEMS))};
  const run = createRun(work);
  await run();
  expect(readShown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  expect(readShown()).toBe(PROBLEMS.message);
  work.lint.mockImplementation(succeed);
  await run();
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  expect(readShown()).toBe('');
});

it('shows lint findings, or the reason if the pages cannot be generated', async () => {
  const broken = {generate: fail(new ProblemsError('the pages', [problem], '/site'))};
  await createRun({...broken, lint: fail(PROBLEMS)})();
  expect(readShown()).toBe(PROBLEMS.message);
  await createRun(broken)();
  expect(readShown()).toContain('1 problem in the pages');
});

it.each(['generate', 'writeRest', 'lint'] as const)(
  'shows any other error of %s, and continues',
  async (step) => {
    await createRun({[step]: fail(new TypeError('of our own'))})();
    await vi.advanceTimersByTimeAsync(2 * DELAY);
    expect(readShown()).toMatch(/^TypeError: of our own\n +at /);
  },
);

it('reports start and end of an update immediately, in terminal and browser', async () => {
  const line = 'Updating the pages of the API';
  const run = createRun({});
  const generated = run();
  expect(logger.info).toHaveBeenCalledWith(line);
  expect(readShown('work')).toBe(`${line} …`);
  await generated;
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  expect(vi.mocked(logger.success).mock.calls).toEqual([
    [expect.stringMatching(/^Updated the pages of the API in [\d.]+ s$/)],
  ]);
  expect(readShown('work')).toBe('');
});

it('writes the titles before the slower lint', async () => {
  const work = {writeRest: vi.fn(succeed), lint: vi.fn(succeed)};
  await createRun(work)();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect([work.writeRest, work.lint].map(({mock}) => mock.calls.length)).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(work.lint).toHaveBeenCalledOnce();
});

it('ignores the result for a contract that has changed since', async () => {
  let endFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const lint = vi.fn(() => first);
  const run = createRun({lint});
  await run();
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  lint.mockImplementation(fail(PROBLEMS));
  await run();
  await vi.advanceTimersByTimeAsync(2 * DELAY);
  endFirst();
  await vi.runAllTimersAsync();
  expect(lint).toHaveBeenCalledTimes(2);
  expect(readShown()).toBe(PROBLEMS.message);
});
