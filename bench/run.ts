import {UsageError} from '@openapi-portal/reports/usage-error';

import {runCommand} from '../scripts/run-command';
import {findNeeded, installMissing} from './install-missing';
import {readOptions} from './read-options';
import {checkTables} from './stale';
import type {Result} from './tables/publish';
import {type Table, tables} from './tables/tables';

/** Comparisons that write a table, in the order of execution. Each one is imported only when needed. */
const measured: Readonly<Record<string, () => Promise<Result>>> = {
  pages: async () => (await import('./compare-pages')).comparePages(),
  growth: async () => (await import('./growth')).compareGrowth(),
  tests: async () => (await import('./test-times')).listTestTimes(),
  nginx: async () => (await import('./nginx')).measureNginx(),
  sandbox: async () => (await import('./sandbox')).measureSandbox(),
  lighthouse: async () => (await import('./lighthouse')).scorePages(),
};

const said: Readonly<Record<string, () => Promise<void> | void>> = {
  checks: async () => (await import('./check-cost')).measureChecks(),
  clock: async () => (await import('./clock')).measureClock(),
  contracts: async () => (await import('./contracts')).buildContracts(),
  samples: async () => (await import('./samples')).countInvalidSamples(),
  schemas: async () => (await import('./schemas')).runSchemaSuite(),
  stale: checkTables,
};

/**
 * Measures and writes a table. With selected peers, the table is only printed, because it is incomplete.
 *
 * @throws Error if a figure is outside its limit; the table is written anyway
 */
async function writeTable(table: Table, measure: () => Promise<Result>): Promise<void> {
  if (readOptions().peers.length > 0) {
    console.log(`\n${(await measure()).text}\n`);
    return;
  }
  const {publish, readStamp} = await import('./tables/publish');
  const stamp = readStamp(table);
  const result = await measure();
  await publish(table, stamp, result);
  const {faults = []} = result;
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function compare(name: string): Promise<void> {
  installMissing(findNeeded(name, readOptions().peers));
  const [table, measure] = [tables[name], measured[name]];
  if (table !== undefined && measure !== undefined) await writeTable(table, measure);
  else await said[name]?.();
}

/** Runs the comparisons from the command line; the comparison of pages by default. */
async function run(): Promise<void> {
  const {names} = readOptions();
  const known = [...Object.keys(measured), ...Object.keys(said)];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no comparison ${unknown}. Comparisons: ${known.join(', ')}.`);
  const wanted = names.length === 0 ? ['pages'] : known.filter((name) => names.includes(name));
  for (const name of wanted) await compare(name);
}

void runCommand(run);
