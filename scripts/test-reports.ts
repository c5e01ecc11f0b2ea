import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from './site';

/** A test in Vitest's JSON report. */
export interface ReportedTest {
  readonly status: string;
  readonly title: string;
  /** Titles of the enclosing groups, outermost first. */
  readonly ancestorTitles: readonly string[];
}

/** Matches the title of a test that is skipped without a program: `csharp: are only parsed, as dotnet is missing`. */
const SAMPLES = /^(\w+): .*, as (?:an? )?(.+) is missing$/;

const isSkipped = ({status}: ReportedTest): boolean => /^(skipped|pending)$/.test(status);

/** Describes skipped tests: languages whose samples were not run, with missing programs, and outermost groups. */
export function nameSkipped(tests: readonly ReportedTest[]): readonly string[] {
  const missing = new Map<string, string>();
  const groups = new Set<string>();
  for (const {title, ancestorTitles} of tests.filter(isSkipped).reverse()) {
    const [, language, program] = SAMPLES.exec(title) ?? [];
    if (language === undefined) groups.add(ancestorTitles.join(' › ') || title);
    else missing.set(language, program ?? '');
  }
  const languages = [...missing].sort().map(([language, program]) => `${language} (no ${program})`);
  const samples = languages.length === 0 ? [] : [`samples not run in ${languages.join(', ')}`];
  const isWithin = (group: string): boolean =>
    [...groups].some((other) => group.startsWith(`${other} › `));
  return [...samples, ...[...groups].filter((group) => !isWithin(group)).sort()];
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const escape = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Some tests only run if `CI` is set. */
const toEnvironment = (): string => (process.env.CI === undefined ? '' : 'CI=true ');

export const toUnitCommand = (file: string, title: string): string =>
  `${toEnvironment()}npx vitest run ${file} -t ${quote(`^${escape(title)}$`)}`;

/** Formats the shell command that runs a single browser test against the last build. */
export const toBrowserCommand = (file: string, line: number): string =>
  `${toEnvironment()}npx playwright test ${file}:${line}`;

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
