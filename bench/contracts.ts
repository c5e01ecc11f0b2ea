import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';
import {say} from '../scripts/run-command';
import {siteDir} from '../scripts/site';
import {readSite, type SiteFacts} from './contracts/read-site';
import {BUILD, contractsDir, writeStockSite} from './contracts/stock-site';
import {measureBuild} from './growth/measure-growth';
import {describeMachine} from './machine';
import {type Column, formatKilobytes, formatTable, formatWhole} from './markdown-table';
import {readChildTime} from './process-memory';
import {readOptions} from './read-options';
import {isContract} from './samples';
import {type ContractFile, listContracts} from './samples/list-contracts';
import {readMoment} from './tables/stamp';

interface Row {
  readonly name: string;
  /** Processor time in milliseconds, which does not depend on other running programs. */
  readonly time?: number;
  /** Peak memory of the process tree in bytes. */
  readonly memory?: number;
  readonly site?: SiteFacts;
  /** Number of faults in the contract that the build reports. */
  readonly faults?: number;
  readonly failure?: string;
}

const countFaults = (log: string): number =>
  [...log.matchAll(/(\d+) faults? in the contract/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

async function buildContract({name, file}: ContractFile): Promise<Row> {
  const dir = await writeStockSite(file);
  const log = path.join(contractsDir, `${name.replaceAll(path.sep, '-')}.log`);
  fs.rmSync(log, {force: true});
  const before = readChildTime();
  try {
    const {memory} = await measureBuild(BUILD, dir, log);
    const time = readChildTime() - before;
    const site = readSite(path.join(dir, 'build'));
    for (const {operation, kind, text} of site.missing)
      console.log(`${name} ${operation}: without ${kind} ${JSON.stringify(text)}`);
    return {name, time, memory, site, faults: countFaults(fs.readFileSync(log, 'utf8'))};
  } catch (error) {
    return {name, failure: (error as Error).message};
  }
}

const number = (value: number | undefined, format = formatWhole): string =>
  value === undefined ? '–' : format(value);

const formatShare = ({facts, missing}: SiteFacts): string =>
  facts === 0 ? '–' : ((1 - missing.length / facts) * 100).toFixed(missing.length > 0 ? 2 : 0);

const columns: readonly Column<Row>[] = [
  {head: 'Contract', cell: ({name}) => name},
  {head: 'Operations', isNumber: true, cell: ({site}) => number(site?.operations)},
  {head: 'Processor, s', isNumber: true, cell: ({time}) => number(time && time / 1000)},
  {
    head: 'Peak, GB',
    isNumber: true,
    cell: ({memory}) => number(memory, (bytes) => (bytes / 1e9).toFixed(2)),
  },
  {
    head: 'Largest page, KB',
    isNumber: true,
    cell: ({site}) => number(site?.bytes, formatKilobytes),
  },
  {head: 'Most elements', isNumber: true, cell: ({site}) => number(site?.elements)},
  {head: 'Facts, %', isNumber: true, cell: ({site}) => (site ? formatShare(site) : '–')},
  {head: 'Faults', isNumber: true, cell: ({faults, failure}) => failure ?? number(faults)},
];

const findContracts = (place: string): readonly ContractFile[] =>
  listContracts([place]).filter(
    ({file}) => !fs.statSync(place).isDirectory() || isContract(fs.readFileSync(file, 'utf8')),
  );

/**
 * Builds a stock site from each contract, one after another, and prints its cost and its missing facts.
 *
 * @throws UsageError if the command line has no file
 */
export async function buildContracts(): Promise<void> {
  const {files} = readOptions();
  if (files.length === 0)
    throw new UsageError(
      'The contracts are missing. Usage: npm run bench -- contracts <file or folder> …',
    );
  const rows: Row[] = [];
  for (const one of files.map((file) => path.resolve(file)).flatMap(findContracts)) {
    say(`Building ${one.name}`);
    const row = await buildContract(one);
    rows.push(row);
    console.log(formatTable(columns, [row]).split('\n').at(-1));
  }
  const {date, commit} = readMoment(siteDir);
  console.log(`\n${formatTable(columns, rows)}\n`);
  console.log(`${date}, commit ${commit}: ${await describeMachine()}.`);
}
