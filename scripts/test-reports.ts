import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from './site';
import type {ReportedTest} from './skipped-tests';

const cache = path.join(siteDir, '.cache');
const reports = {
  unit: path.join(cache, 'unit-tests.json'),
  browser: path.join(cache, 'browser-tests.json'),
  times: path.join(cache, 'test-times.json'),
};

export interface UnitTest extends ReportedTest {
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly UnitTest[];
  }[];
}

export interface BrowserTest {
  readonly ok: boolean;
  readonly title: string;
  /** Relative to `tests/browser`. */
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: string;
    /** One result per attempt, in milliseconds. */
    readonly results: readonly {readonly duration: number}[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly BrowserTest[];
}

interface BrowserReport {
  readonly stats: {readonly expected: number; readonly flaky: number};
  readonly specs: readonly BrowserTest[];
}

/**
 * Reads a report.
 *
 * @throws Error with the fix if no tests have run
 */
function read(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    const name = path.relative(siteDir, file);
    throw new Error(`There is no ${name}: run npm test first.`, {cause});
  }
}

export const readUnitReport = (): UnitReport => read(reports.unit) as UnitReport;

const listSpecs = ({suites = [], specs}: Suite): readonly BrowserTest[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

export function readBrowserReport(): BrowserReport {
  const report = read(reports.browser) as BrowserReport & {readonly suites: readonly Suite[]};
  return {stats: report.stats, specs: report.suites.flatMap(listSpecs)};
}

/** Returns the duration of each check in seconds, by title. */
export const readTimes = (): Record<string, number> =>
  read(reports.times) as Record<string, number>;

export const writeTimes = (times: Record<string, number>): void =>
  fs.writeFileSync(reports.times, JSON.stringify(times));

/** Deletes the reports of earlier runs, because a run that fails early writes none. */
export function clearReports(): void {
  for (const file of [reports.unit, reports.browser]) fs.rmSync(file, {force: true});
  fs.mkdirSync(cache, {recursive: true});
}
