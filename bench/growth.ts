import {say} from '../scripts/run-command';
import {formatGrowth} from './growth/format-growth';
import {type Growth, measureGrowth} from './growth/measure-growth';
import {portal} from './growth/portal';
import {starlight} from './growth/starlight';
import {countOperations, readGitHubContract} from './github-contract';
import {readVersion} from './package-version';
import {benchDir} from './places';
import {repeatContract} from './repeat-contract';
import type {Result} from './tables/publish';

/** Sizes that are looked at before the whole contract. */
const SIZES = [7, 100, 400];

/** The largest contract: GitHub's repeated where it is asked for more operations, and GitHub's as it is otherwise. */
const readLargest = (own: number): number => Number(process.env.BENCH_OPERATIONS ?? own);

/** The sizes to look at, smallest first; GitHub's own contract is among them unless less is asked for. */
export function listSizes(own: number): readonly number[] {
  const largest = readLargest(own);
  const smaller = [...SIZES, own].filter((size) => size < largest);
  return [...smaller, largest];
}

/** Builds both sites for one size after the other, so that both see the same machine. */
async function measureAll(): Promise<readonly Growth[]> {
  const contract = readGitHubContract();
  const rows: Growth[] = [];
  for (const size of listSizes(countOperations(contract))) {
    const contractJson = JSON.stringify(repeatContract(contract, size));
    for (const generator of [portal, starlight]) {
      say(`Building ${generator.name} with ${size} operations`);
      rows.push(await measureGrowth(generator, size, contractJson));
    }
  }
  return rows;
}

/** Builds ever larger sites and measures what they cost. */
export async function compareGrowth(): Promise<Result> {
  const rows = await measureAll();
  return {
    text: formatGrowth(rows.toSorted((a, b) => a.generator.name.localeCompare(b.generator.name))),
    about: `@octokit/openapi ${readVersion('@octokit/openapi', benchDir)}`,
  };
}
