import {say} from '../scripts/run-command';
import {formatGrowth} from './growth/format-growth';
import type {Generator} from './growth/generator';
import {type Growth, measureGrowth} from './growth/measure-growth';
import {portal} from './growth/portal';
import {starlight} from './growth/starlight';
import {stock} from './growth/stock';
import {countOperations, readGitHubContract} from './github-contract';
import {readVersion} from './package-version';
import {benchDir} from './places';
import {repeatContract} from './repeat-contract';
import type {Result} from './tables/publish';

/** Numbers of operations to measure, in addition to the number in GitHub's contract. */
const SIZES = [7, 100, 400];

/** Maximum number of operations. GitHub's contract is repeated to reach it. */
const LARGEST = 10_000;

/**
 * Lists the numbers of operations to measure, in ascending order.
 *
 * @param own number of operations in GitHub's contract
 */
export function listSizes(own: number): readonly number[] {
  const largest = Number(process.env.BENCH_OPERATIONS ?? LARGEST);
  const smaller = [...SIZES, own].filter((size) => size < largest);
  return [...smaller, largest];
}

/**
 * Selects the generators for a number of operations. Above GitHub's size only the portal is measured: each page of
 * starlight-openapi lists all operations, so its output grows quadratically.
 */
export const listGenerators = (size: number, own: number): readonly Generator[] =>
  size > own ? [portal] : [portal, stock, starlight];

/** Measures all generators at one size before the next size, so that they are compared under the same conditions. */
async function measureAll(): Promise<readonly Growth[]> {
  const contract = readGitHubContract();
  const own = countOperations(contract);
  const rows: Growth[] = [];
  for (const size of listSizes(own)) {
    const contractJson = JSON.stringify(repeatContract(contract, size));
    for (const generator of listGenerators(size, own)) {
      say(`Building ${generator.name} with ${size} operations`);
      rows.push(await measureGrowth(generator, size, contractJson));
    }
  }
  return rows;
}

export async function compareGrowth(): Promise<Result> {
  const rows = await measureAll();
  return {
    text: formatGrowth(rows.toSorted((a, b) => a.generator.name.localeCompare(b.generator.name))),
    about: `@octokit/openapi ${readVersion('@octokit/openapi', benchDir)}`,
  };
}
