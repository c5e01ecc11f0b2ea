import path from 'node:path';

import {siteDir} from '../scripts/site';
import {readBrowserReport, readTimes, readUnitReport} from '../scripts/test-reports';
import {formatTable} from './markdown-table';
import type {Result} from './tables/publish';

/** Minimum duration in seconds of a test file to be listed. */
const LEAST = 5;

interface Row {
  readonly name: string;
  readonly seconds: number;
}

const readUnitTests = (): readonly Row[] =>
  readUnitReport().testResults.map(({name, startTime, endTime}) => ({
    name: path.relative(siteDir, name),
    seconds: (endTime - startTime) / 1000,
  }));

function readBrowserTests(): readonly Row[] {
  const seconds = new Map<string, number>();
  for (const {file, tests} of readBrowserReport().specs) {
    const durations = tests.flatMap(({results}) => results.map(({duration}) => duration / 1000));
    const sum = durations.reduce((total, one) => total + one, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + sum);
  }
  return [...seconds].map(([file, sum]) => ({name: `tests/browser/${file}`, seconds: sum}));
}

const columns = [
  {head: 'What', cell: ({name}: Row) => (name.includes('/') ? `\`${name}\`` : name)},
  {head: 'Seconds', isNumber: true, cell: ({seconds}: Row) => String(Math.round(seconds))},
];

export function listTestTimes(): Result {
  const checks = Object.entries(readTimes());
  const files = [...readUnitTests(), ...readBrowserTests()];
  const long = files.filter(({seconds}) => seconds >= LEAST);
  const rows = [
    ...checks.map(([name, seconds]) => ({name, seconds})),
    ...long.sort((a, b) => b.seconds - a.seconds),
  ];
  return {
    text: formatTable(columns, rows),
    remark:
      'checks of sources run in parallel with the build and unit tests, and two test files run at a time',
  };
}
