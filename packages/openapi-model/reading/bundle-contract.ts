import fs from 'node:fs';
import path from 'node:path';

import type {Document} from '@redocly/openapi-core';
import {type Problem, ProblemsError} from '@openapi-portal/reports';
import {asObject, type JsonObject, type JsonValue} from '@openapi-portal/reports/json';

import {type Circle, findCircularReferences} from '../contract/circular-references';
import {filterContract} from '../contract/filter-contract';
import {removeFaultyParts} from '../contract/remove-faulty-parts';
import {openApi32Types} from '../contract/open-api-32-types';

import {toCrashProblem, toContractProblem, toFileProblem} from './file-problems';
import {inlineExtensions} from './inline-extensions';
import {KeptMappings} from './keep-mappings';
import {type ReadOptions, toLimits} from './options';
import {toReferenceProblem} from './reference-problems';
import {findRepeatedData} from './repeated-data';
import {changeByPointers, showReferences} from './schema-references';
import {
  checkExpandedSize,
  type ContractResolver,
  createResolver,
  readFileState,
  toProblems,
} from './resolver';

type Redocly = typeof import('@redocly/openapi-core');

export interface BundledContract {
  /** Undefined if the file of the contract itself cannot be read. */
  readonly document?: unknown;
  readonly problems: readonly Problem[];
  readonly warnings?: readonly Problem[];
  readonly circles?: readonly Circle[];
  readonly files?: readonly Document[];
}

interface Bundling {
  readonly bundled: BundledContract;
  readonly resolver: Pick<ContractResolver, 'states' | 'size'>;
}

function toUnique(problems: readonly (Problem | undefined)[]): readonly Problem[] {
  const found = problems.flatMap((problem) => problem ?? []);
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const isSamePlace = (a: Problem, b?: Problem): boolean => a.file === b?.file && a.line === b.line;

async function findObstacle(
  contract: string,
  resolver: ContractResolver,
  redocly: Redocly,
): Promise<Problem | undefined> {
  try {
    const document = await resolver.resolveDocument(null, contract, true);
    if (document instanceof Error) throw document;
    redocly.detectSpec(document.parsed);
    return undefined;
  } catch (error) {
    return toContractProblem(contract, error, redocly);
  }
}

/** Applies the filter, which only follows pointers. */
function applyFilter(document: unknown, {filter}: ReturnType<typeof toLimits>): void {
  if (filter === undefined) return;
  changeByPointers(document, () => filterContract(asObject(document), filter));
}

type ContractFile = {readonly text: string; readonly value: unknown} | {readonly problem: Problem};

/** Reads a file of a contract, which may be missing or invalid, without the targets of its references. */
export async function readContractFile(
  file: string,
  options?: ReadOptions,
  siteDir?: string,
): Promise<ContractFile> {
  const redocly: Redocly = await import('@redocly/openapi-core');
  const limits = toLimits(file, options, siteDir);
  const resolver = createResolver(redocly, file, limits, 'bundle');
  try {
    const document = await resolver.resolveDocument(null, file, true);
    if (document instanceof Error) throw document;
    showReferences(document.parsed);
    applyFilter(document.parsed, limits);
    return {text: document.source.body, value: document.parsed};
  } catch (error) {
    return {problem: toContractProblem(file, error, redocly)};
  }
}

/** @param circles circles to break; if omitted, they are searched for when Redocly crashes */
async function bundleAfresh(
  file: string,
  options?: ReadOptions,
  siteDir?: string,
  circles: readonly Circle[] = [],
): Promise<Bundling> {
  const redocly: Redocly = await import('@redocly/openapi-core');
  const contract = path.resolve(file);
  const limits = toLimits(contract, options, siteDir);
  const resolver = createResolver(redocly, contract, limits, 'bundle', circles);
  const obstacle = await findObstacle(contract, resolver, redocly);
  if (obstacle !== undefined)
    return {bundled: {problems: [...resolver.problems, obstacle]}, resolver};
  const mappings = new KeptMappings();
  const config = await redocly.createConfig({
    plugins: [openApi32Types, inlineExtensions(contract), mappings.plugin],
    decorators: {'extensions/inline': 'on', ...mappings.decorators},
  });
  try {
    const {bundle, problems} = await redocly.bundle({
      ref: contract,
      config,
      externalRefResolver: resolver,
    });
    const errors = problems.filter(({severity}) => severity === 'error');
    const found = await Promise.all(
      errors.map((one) => toReferenceProblem(one, resolver, redocly)),
    );
    mappings.restore(bundle.parsed);
    checkExpandedSize(bundle.parsed, bundle.source.body, resolver.size);
    showReferences(bundle.parsed);
    applyFilter(bundle.parsed, limits);
    const circular = circles.map(({problem}) => problem);
    const others = found.filter((one) => !circular.some((known) => isSamePlace(known, one)));
    const repeated = findRepeatedData(bundle.parsed as JsonValue);
    const excess = toProblems(bundle.source, repeated);
    const all = toUnique([...resolver.problems, ...circular, ...others, ...excess]);
    const {files, warnings} = resolver;
    const document: unknown =
      repeated.length === 0 ? bundle.parsed : removeFaultyParts(asObject(bundle.parsed), repeated);
    const bundled = {document, problems: all, warnings, circles, files};
    return {bundled, resolver};
  } catch (error) {
    const problem = toFileProblem(contract, error, redocly);
    if (problem !== undefined) return {bundled: {problems: [problem]}, resolver};
    // Redocly crashes on circles of references without naming their location.
    const found = circles.length > 0 ? [] : findCircularReferences(contract, resolver.read);
    if (found.length > 0) return bundleAfresh(file, options, siteDir, found);
    return {bundled: {problems: [toCrashProblem(contract, error)]}, resolver};
  }
}

/** Total size in bytes of the contract files whose bundles are kept. */
const MOST_KEPT = 100_000_000;

interface Kept {
  readonly bundling: Promise<Bundling>;
  readonly size: number;
}

const kept = new Map<string, Kept>();

const isCurrent = ({bundling}: Kept): Promise<boolean> =>
  bundling.then(
    ({resolver}) => [...resolver.states].every(([file, state]) => readFileState(file) === state),
    () => false,
  );

function keep(key: string, added: Kept): void {
  kept.delete(key);
  kept.set(key, added);
  let total = [...kept.values()].reduce((sum, {size}) => sum + size, 0);
  for (const [oldest, {size}] of kept) {
    if (total <= MOST_KEPT) return;
    kept.delete(oldest);
    total -= size;
  }
}

/**
 * Bundles a contract: references to other files are replaced by their targets, internal references stay. Calls share
 * the result until a file of the contract changes, so it must not be modified.
 *
 * @param file absolute path
 * @param siteDir absolute path, which the folders in the options are relative to
 */
export async function bundleContract(
  file: string,
  options: ReadOptions = {},
  siteDir = process.cwd(),
): Promise<BundledContract> {
  const key = JSON.stringify([path.resolve(file), options, siteDir]);
  const last = kept.get(key);
  if (last !== undefined && (await isCurrent(last))) return (await last.bundling).bundled;
  // A concurrent call may have started to read the changed file.
  let current = kept.get(key);
  if (current === undefined || current === last) {
    const {size = 0} = fs.statSync(file, {throwIfNoEntry: false}) ?? {};
    current = {bundling: bundleAfresh(file, options, siteDir), size};
    keep(key, current);
  }
  return (await current.bundling).bundled;
}

/** Bundles a contract like `bundleContract`. Throws a ProblemsError if there are problems. */
export async function readContract(
  file: string,
  options?: ReadOptions,
  siteDir = process.cwd(),
): Promise<JsonObject> {
  const {document, problems} = await bundleContract(file, options, siteDir);
  if (problems.length > 0) throw new ProblemsError('the contract', problems, siteDir);
  return asObject(document);
}
