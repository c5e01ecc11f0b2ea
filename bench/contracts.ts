import fs from 'node:fs';
import path from 'node:path';

import {say, UsageError} from '../scripts/run-command';
import {readSite, type SiteFacts} from './contracts/read-site';
import {BUILD, contractsDir, writeStockSite} from './contracts/stock-site';
import {measureBuild} from './growth/measure-growth';
import {type Column, formatKilobytes, formatTable, formatWhole} from './markdown-table';
import {readOptions} from './read-options';
import {isContract} from './samples';
import {listContracts} from './samples/list-contracts';

interface Row {
  readonly file: string;
  /** Milliseconds. */
  readonly time?: number;
  /** Peak of the process tree, in bytes. */
  readonly memory?: number;
  readonly site?: SiteFacts;
  /** Faults that the build names. */
  readonly faults?: number;
  /** Why there is no site. */
  readonly failure?: string;
}

const countFaults = (log: string): number =>
  [...log.matchAll(/(\d+) faults? in the contract/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

async function buildContract(file: string): Promise<Row> {
  const dir = await writeStockSite(file);
  const log = `${dir}.log`;
  fs.rmSync(log, {force: true});
  try {
    const cost = await measureBuild(BUILD, dir);
    const site = readSite(path.join(dir, 'build'));
    for (const {operation, kind, text} of site.missing)
      console.log(`${file} ${operation}: without ${kind} ${JSON.stringify(text)}`);
    return {file, ...cost, site, faults: countFaults(fs.readFileSync(log, 'utf8'))};
  } catch (error) {
    fs.copyFileSync(log, path.join(contractsDir, `${path.basename(file)}.log`));
    return {file, failure: (error as Error).message};
  }
}

const number = (value: number | undefined, format = formatWhole): string =>
  value === undefined ? '–' : format(value);

const columns: readonly Column<Row>[] = [
  {head: 'Contract', cell: ({file}) => file},
  {head: 'Operations', isNumber: true, cell: ({site}) => number(site?.operations)},
  {head: 'Seconds', isNumber: true, cell: ({time}) => number(time && time / 1000)},
  {head: 'MB', isNumber: true, cell: ({memory}) => number(memory && memory / 1e6)},
  {
    head: 'Largest page, KB',
    isNumber: true,
    cell: ({site}) => number(site?.bytes, formatKilobytes),
  },
  {head: 'Elements', isNumber: true, cell: ({site}) => number(site?.elements)},
  {head: 'Facts', isNumber: true, cell: ({site}) => number(site?.facts)},
  {head: 'Missing', isNumber: true, cell: ({site}) => number(site?.missing.length)},
  {head: 'Faults', isNumber: true, cell: ({faults}) => number(faults)},
  {head: 'Failure', cell: ({failure = ''}) => failure},
];

/** The contracts at a path: in a folder there may be other files. */
const findContracts = (place: string): readonly string[] =>
  listContracts([place]).filter(
    (file) => !fs.statSync(place).isDirectory() || isContract(fs.readFileSync(file, 'utf8')),
  );

/**
 * Builds a stock site of each contract, one after the other, and prints what it costs and lacks.
 *
 * @throws UsageError if the command line names no file
 */
export async function buildContracts(): Promise<void> {
  const {files} = readOptions();
  if (files.length === 0)
    throw new UsageError('Name the contracts: npm run bench -- contracts <file or folder> …');
  const rows: Row[] = [];
  for (const file of files.map((one) => path.resolve(one)).flatMap(findContracts)) {
    say(`Building ${file}`);
    rows.push(await buildContract(file));
  }
  console.log(`\n${formatTable(columns, rows)}`);
}
