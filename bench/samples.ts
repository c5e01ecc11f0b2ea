import fs from 'node:fs';
import path from 'node:path';

import {bundleContract} from '@openapi-portal/openapi-model/reading';

import {UsageError} from '@openapi-portal/reports/usage-error';
import {type Column, formatTable, formatWhole} from './markdown-table';
import {readOptions} from './read-options';
import {countSamples, type SampleCount, type Tally} from './samples/count-samples';
import {countSchemas, isTestSuite} from './samples/count-schemas';
import {type ContractFile, listContracts} from './samples/list-contracts';

interface Row {
  readonly name: string;
  readonly count: SampleCount;
  /** Milliseconds of counting, without reading the file. */
  readonly time: number;
}

export const isContract = (text: string): boolean =>
  /^\s*["']?(openapi|swagger)["']?\s*:/m.test(text);

/**
 * Reads a contract or a file of JSON-Schema-Test-Suite, and returns a function that counts its samples; undefined if
 * the file is neither.
 */
async function readCounter(
  file: string,
): Promise<(() => SampleCount | Promise<SampleCount>) | undefined> {
  const text = fs.readFileSync(file, 'utf8');
  if (isContract(text)) {
    const {document, problems} = await bundleContract(file, {folders: ['/']}, '/');
    if (document === undefined) throw new Error(problems[0]?.message);
    return () => countSamples(document);
  }
  const value: unknown = file.endsWith('.json') ? JSON.parse(text) : undefined;
  return isTestSuite(file, value) ? () => countSchemas(file, value) : undefined;
}

async function countFile({name, file}: ContractFile): Promise<Row | undefined> {
  const count = await readCounter(file);
  if (count === undefined) return undefined;
  const start = performance.now();
  return {name, count: await count(), time: performance.now() - start};
}

/** Counts the samples of each file. Files that cannot be read are reported and skipped. */
async function countFiles(files: readonly ContractFile[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const file of files) {
    try {
      const row = await countFile(file);
      if (row !== undefined) rows.push(row);
    } catch (error) {
      console.log(`${file.name}: ${(error as Error).message}`);
    }
  }
  return rows;
}

const formatTally = ({checked, failed}: Tally): string =>
  checked === 0 ? '–' : `${formatWhole(failed)} of ${formatWhole(checked)}`;

const columns: readonly Column<Row>[] = [
  {head: 'Contract', cell: ({name}) => name},
  ...(['generated', 'authored'] as const).flatMap((kind) =>
    (['request', 'response'] as const).map((use) => ({
      head: `${kind} ${use}s`,
      isNumber: true,
      cell: ({count}: Row) => formatTally(count[kind][use]),
    })),
  ),
  {head: 'ms', isNumber: true, cell: ({time}) => formatWhole(time)},
];

const addTallies = (tallies: readonly Tally[]): Tally => ({
  checked: tallies.reduce((sum, {checked}) => sum + checked, 0),
  failed: tallies.reduce((sum, {failed}) => sum + failed, 0),
});

function addRows(rows: readonly Row[]): Row {
  const add = (kind: 'generated' | 'authored') => ({
    request: addTallies(rows.map(({count}) => count[kind].request)),
    response: addTallies(rows.map(({count}) => count[kind].response)),
  });
  const count = {generated: add('generated'), authored: add('authored'), failures: []};
  return {name: 'All', count, time: rows.reduce((sum, {time}) => sum + time, 0)};
}

const formatFailures = ({name, count}: Row): readonly string[] =>
  count.failures.map(
    ({pointer, isAuthored, fault}) =>
      `${name} ${pointer}: ${isAuthored ? 'in the contract: ' : ''}${fault}`,
  );

/**
 * Prints how many example values in contracts are invalid against their own schemas, and where they are.
 *
 * @throws UsageError if the command line has no file
 */
export async function countInvalidSamples(): Promise<void> {
  const {files} = readOptions();
  if (files.length === 0)
    throw new UsageError(
      'The contracts are missing. Usage: npm run bench -- samples <file or folder> …',
    );
  const rows = await countFiles(listContracts(files.map((file) => path.resolve(file))));
  console.log(rows.flatMap(formatFailures).join('\n'));
  console.log(`\n${formatTable(columns, [...rows, addRows(rows)])}`);
}
