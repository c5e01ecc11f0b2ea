import path from 'node:path';

import {compare} from 'semver';

import {
  BUDGET,
  listOperations,
  openContract,
  toContractError,
  toWrittenErrors,
} from '@openapi-portal/openapi-model';
import {findNearest, formatFile, type Problem} from '@openapi-portal/reports';
import type {Release} from './change';
import {findStepMistake} from './check-step';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {INDEX} from './options';
import {type IndexEntry, parseIndex} from './parse-index';
import {buildProblem, parseYaml, type SourceFile} from './source-problems';

export interface Checked {
  readonly releases: readonly Release[];
  readonly problems: readonly Problem[];
}

/** Contracts, keyed by the version in the file name. */
type Contracts = ReadonlyMap<string, SourceFile>;

interface Stored {
  readonly entry: IndexEntry;
  readonly source: SourceFile;
  /** An OpenAPI 3.1 document. */
  readonly document: unknown;
}

/** Reports contracts without an entry, entries without a contract, and repeated versions. */
function matchEntries(
  entries: readonly IndexEntry[],
  index: SourceFile,
  contracts: Contracts,
): readonly Problem[] {
  const versions = entries.map(({version}) => version);
  const unnamed = [...contracts].filter(([version]) => !versions.includes(version));
  const second = entries.filter(({version}, position) => versions.indexOf(version) < position);
  const missing = entries.filter(({version}) => !contracts.has(version));
  return [
    ...second.map(({version, pointer}) => {
      const message = `The release ${version} has two entries`;
      return buildProblem(index, pointer, message, 'remove one of them');
    }),
    ...unnamed.map(([version, source]) => {
      const message = `releases.yaml has no entry for ${version}`;
      const fix = 'add one with version, date and summary, or remove this file';
      return buildProblem(source, '#', message, fix);
    }),
    ...missing.map(({version, pointer}) => {
      const nearest = findNearest(version, new Map(unnamed).keys());
      const message = `The contract ${version}.yaml is not next to this file`;
      const fix = `add the released contract${nearest ? `, or write ${nearest}` : ''}`;
      return buildProblem(index, pointer, message, fix);
    }),
  ];
}

/** Reports contracts of a version that another file has: `1.0.0.json` beside `1.0.0.yaml`. */
const findSecond = (
  dir: string,
  files: readonly SourceFile[],
  contracts: Contracts,
): readonly Problem[] =>
  files.flatMap((source) => {
    const {name} = path.parse(source.file);
    const other = contracts.get(name);
    if (other === undefined || other === source) return [];
    const message = `${formatFile(other.file, dir)} is also a contract of ${name}`;
    return buildProblem(source, '#', message, 'remove one of the files');
  });

/** Returns the result of `read`. If the contract cannot be read, reports the problems and returns undefined. */
function tryContract<Result>(source: SourceFile, problems: Problem[], read: () => Result) {
  try {
    return read();
  } catch (error) {
    const fix =
      'copy the contract here as it was published: a released contract is a single OpenAPI file';
    const published = 'value' in source ? source.value : undefined;
    for (const {pointer, problem} of toWrittenErrors(
      published,
      toContractError(error, '#').errors,
    )) {
      const message = `${pointer === '#' ? 'The file' : pointer} ${problem}`;
      problems.push(buildProblem(source, pointer, message, fix));
    }
    return undefined;
  }
}

/** Reads the contract of a version as an OpenAPI 3.1 document; undefined if it cannot be read. */
function readContract(version: string, source: SourceFile, problems: Problem[]): unknown {
  const value = 'value' in source ? (source.value ?? null) : parseYaml(source, problems);
  if (value === undefined) return undefined;
  return tryContract(source, problems, () => {
    const contract = openContract(value);
    listOperations(contract);
    const said = contract.get('info')?.text('version');
    if (said !== version) {
      const message = `info.version is ${said ?? 'missing'} in the contract of ${version}`;
      const fix = `write version: ${version}, or rename the file to its version`;
      problems.push(buildProblem(source, '#/info/version', message, fix));
    }
    return contract.root;
  });
}

/** Compares a release with the previous release, and checks that its version and date follow. */
function buildRelease(
  {entry, source, document}: Stored,
  before: Stored | undefined,
  index: SourceFile,
  problems: Problem[],
  limit: Parameters<typeof compareContracts>[2],
): Release {
  const {pointer, ...facts} = entry;
  if (before === undefined) return {...facts, document, changes: listFirstChanges(document)};
  const {version, date} = before.entry;
  const compareBoth = () => compareContracts(before.document, document, limit);
  const changes = tryContract(source, problems, compareBoth);
  const mistake = changes && findStepMistake(version, entry.version, changes);
  if (mistake !== undefined) {
    problems.push(buildProblem(source, '#/info/version', mistake.message, mistake.fix));
  }
  if (entry.date < date) {
    const message = `${entry.version} is dated ${entry.date}, before ${version} of ${date}`;
    problems.push(buildProblem(index, `${pointer}/date`, message, 'correct one of the dates'));
  }
  return {...facts, document, changes: changes ?? []};
}

/** Reads the released contracts of an API, and reports all problems. Contracts are only compared if all can be read. */
export function checkReleases(dir: string, files: readonly SourceFile[]): Checked {
  if (files.length === 0) return {releases: [], problems: []};
  const problems: Problem[] = [];
  const indexFile = path.join(dir, INDEX);
  const index = files.find(({file}) => file === indexFile);
  if (index === undefined) {
    const fix = 'add the file with an entry for each: - version, date and summary';
    const message = 'The released contracts have no releases.yaml';
    return {releases: [], problems: [{file: indexFile, line: 1, column: 1, message, fix}]};
  }
  const others = files.filter((file) => file !== index);
  const contracts = new Map(others.map((file) => [path.parse(file.file).name, file]));
  const entries = parseIndex(index, problems);
  problems.push(...findSecond(dir, others, contracts));
  if (entries !== undefined) problems.push(...matchEntries(entries, index, contracts));
  const stored = (entries ?? []).flatMap((entry): readonly Stored[] => {
    const source = contracts.get(entry.version);
    const document = source && readContract(entry.version, source, problems);
    return source && document !== undefined ? [{entry, source, document}] : [];
  });
  if (problems.length > 0) return {releases: [], problems};
  const inOrder = stored.sort((a, b) => compare(a.entry.version, b.entry.version));
  const limit = {left: BUDGET.changes};
  const releases: Release[] = [];
  // The newest releases come first, because their changes matter most if there are too many.
  for (const [position, each] of [...inOrder.entries()].reverse())
    releases.unshift(buildRelease(each, inOrder[position - 1], index, problems, limit));
  return {releases, problems};
}
