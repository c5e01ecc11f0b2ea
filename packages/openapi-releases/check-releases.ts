import {toContract} from 'openapi-static/contract/contract';
import {ContractError} from 'openapi-static/contract/contract-error';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {findPlace} from 'static-pages/reports/place';
import type {Change} from './change';
import {findStepMistake} from './check-step';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {parseContract, toContractProblem} from './parse-contract';
import {type IndexEntry, parseIndex} from './parse-index';
import type {Release, ReleaseSources, SourceFile} from './release';
import {compareVersions} from './version';

/** A release and what it changed. */
export type ReleaseNotes = Release & {readonly changes: readonly Change[]};

interface Checked<Result> {
  readonly result: readonly Result[];
  readonly problems: readonly Problem[];
}

const atVersion = ({file, text}: SourceFile): Omit<Problem, 'message' | 'remedy'> => ({
  file,
  ...findPlace(text, '#/info/version'),
});

/** Contracts that no entry names. */
const findUnnamed = (
  {contracts}: ReleaseSources,
  entries: readonly IndexEntry[],
): readonly (readonly [string, SourceFile])[] =>
  [...contracts].filter(([version]) => !entries.some((entry) => entry.version === version));

/** Each contract needs an entry, and each version only one. */
function findIndexProblems(
  sources: ReleaseSources,
  entries: readonly IndexEntry[],
): readonly Problem[] {
  const versions = entries.map(({version}) => version);
  const twice = entries.filter(({version}, index) => versions.indexOf(version) < index);
  return [
    ...twice.map(({version, line, column}) => ({
      file: sources.indexFile,
      line,
      column,
      message: `The release ${version} has a second entry`,
      remedy: 'take one of them out',
    })),
    ...findUnnamed(sources, entries).map(([version, {file}]) => ({
      file,
      line: 1,
      column: 1,
      message: `releases.yaml has no entry for ${version}`,
      remedy: 'add one with version, date and summary, or take this file out',
    })),
  ];
}

function readRelease(
  entry: IndexEntry,
  sources: ReleaseSources,
  entries: readonly IndexEntry[],
): Checked<Release> {
  const {version, date, summary, line, column} = entry;
  const source = sources.contracts.get(version);
  if (source === undefined) {
    const unnamed = findUnnamed(sources, entries).map(([other]) => other);
    const nearest = findNearest(version, unnamed);
    const message = `There is no contract ${version}.yaml beside this file`;
    const remedy = `store the contract that was released${nearest ? `, or write ${nearest}` : ''}`;
    return {result: [], problems: [{file: sources.indexFile, line, column, message, remedy}]};
  }
  const parsed = parseContract(source);
  if ('problems' in parsed) return {result: [], problems: parsed.problems};
  const {document} = parsed;
  const release = {version, date, summary, file: source.file, document};
  const said = toContract(document).get('info')?.text('version');
  if (said === version) return {result: [release], problems: []};
  const message = `info.version is ${said ?? 'missing'} in the contract of ${version}`;
  const remedy = `write version: ${version}, or give the file the name of its version`;
  return {result: [release], problems: [{...atVersion(source), message, remedy}]};
}

/** Compares each release with the one before, and its version and date with theirs. */
function readChanges(
  releases: readonly Release[],
  sources: ReleaseSources,
  entries: readonly IndexEntry[],
): Checked<ReleaseNotes> {
  const problems: Problem[] = [];
  const result = releases.map((release, index) => {
    const {version, date, file, document} = release;
    const source = sources.contracts.get(version) ?? {file, text: ''};
    const before = releases[index - 1];
    try {
      if (before === undefined) return {...release, changes: listFirstChanges(document)};
      const changes = compareContracts(before.document, document);
      const mistake = findStepMistake(before.version, version, changes);
      if (mistake !== undefined) problems.push({...atVersion(source), ...mistake});
      if (date < before.date) {
        const message = `${version} is dated ${date}, before ${before.version} of ${before.date}`;
        const remedy = 'correct one of the dates';
        const entry = entries.find((one) => one.version === version);
        const place = entry?.dateAt ?? {line: 1, column: 1};
        problems.push({file: sources.indexFile, ...place, message, remedy});
      }
      return {...release, changes};
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      problems.push(toContractProblem(source, error));
      return {...release, changes: []};
    }
  });
  return {result, problems};
}

/**
 * The releases of an API with their changes, oldest first, and everything that is wrong with them.
 * They are compared only where each can be read.
 */
export function checkReleases(sources: ReleaseSources): Checked<ReleaseNotes> {
  const {indexFile, index} = sources;
  if (index === undefined) {
    if (sources.contracts.size === 0) return {result: [], problems: []};
    const message = 'The released contracts have no releases.yaml';
    const remedy = 'add the file with an entry for each: - version, date and summary';
    return {result: [], problems: [{file: indexFile, line: 1, column: 1, message, remedy}]};
  }
  const {entries, problems} = parseIndex({file: indexFile, text: index});
  const read = entries.map((entry) => readRelease(entry, sources, entries));
  const found = [
    ...problems,
    ...(entries.length === 0 && problems.length > 0 ? [] : findIndexProblems(sources, entries)),
    ...read.flatMap((each) => each.problems),
  ];
  if (found.length > 0) return {result: [], problems: found};
  const releases = read
    .flatMap(({result}) => result)
    .sort((a, b) => compareVersions(a.version, b.version));
  return readChanges(releases, sources, entries);
}
