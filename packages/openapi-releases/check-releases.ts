import {compare} from 'semver';

import {toContract} from 'openapi-static/contract/contract';
import {ContractError} from 'openapi-static/contract/contract-error';
import {listOperations} from 'openapi-static/contract/operations';
import {toOpenApi31} from 'openapi-static/contract/to-open-api-31';
import type {Problem} from 'static-pages/reports';
import {findNearest} from 'static-pages/reports/nearest';
import {findStepMistake} from './check-step';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {type IndexEntry, parseIndex} from './parse-index';
import type {Release, ReleaseSources, SourceFile} from './release';
import {buildProblem, parseYaml} from './source-problems';

interface Checked {
  readonly releases: readonly Release[];
  readonly problems: readonly Problem[];
}

/** An entry of the list, and its contract. */
interface Stored {
  readonly entry: IndexEntry;
  readonly source: SourceFile;
  /** An OpenAPI 3.1 document. */
  readonly document: unknown;
}

/** Reads what stands in the folder of an API, and collects what is wrong with it. */
class Checker {
  readonly problems: Problem[] = [];
  private readonly index: SourceFile;

  constructor(private readonly sources: ReleaseSources) {
    this.index = {file: sources.indexFile, text: sources.index ?? ''};
  }

  /** The entries of the list. Each contract needs one, and each version only one. */
  readEntries(): readonly IndexEntry[] {
    const {index, contracts} = this.sources;
    if (index === undefined && contracts.size === 0) return [];
    if (index === undefined) {
      const fix = 'add the file with an entry for each: - version, date and summary';
      this.report(this.index, '#', 'The released contracts have no releases.yaml', fix);
      return [];
    }
    const {entries, problems} = parseIndex(this.index);
    this.problems.push(...problems);
    if (entries.length > 0 || problems.length === 0) this.checkEntries(entries);
    return entries;
  }

  /** The contract of an entry; none where it cannot be read. */
  readStored(entry: IndexEntry, entries: readonly IndexEntry[]): readonly Stored[] {
    const {version, pointer} = entry;
    const source = this.sources.contracts.get(version);
    if (source === undefined) {
      const nearest = findNearest(version, this.listUnnamed(entries));
      const message = `There is no contract ${version}.yaml beside this file`;
      const fix = `store the contract that was released${nearest ? `, or write ${nearest}` : ''}`;
      this.report(this.index, pointer, message, fix);
      return [];
    }
    const document = this.parseContract(source);
    if (document === undefined) return [];
    const said = toContract(document).get('info')?.text('version');
    if (said !== version) {
      const message = `info.version is ${said ?? 'missing'} in the contract of ${version}`;
      const fix = `write version: ${version}, or give the file the name of its version`;
      this.report(source, '#/info/version', message, fix);
    }
    return [{entry, source, document}];
  }

  /** Compares a release with the one before, and its version and date with those. */
  readRelease({entry, source, document}: Stored, before: Stored | undefined): Release {
    const {pointer, ...facts} = entry;
    if (before === undefined) return {...facts, document, changes: listFirstChanges(document)};
    const {version, date} = before.entry;
    const changes = this.tryContract(source, () => compareContracts(before.document, document));
    if (changes === undefined) return {...facts, document, changes: []};
    const mistake = findStepMistake(version, entry.version, changes);
    if (mistake !== undefined) {
      this.report(source, '#/info/version', mistake.message, mistake.fix);
    }
    if (entry.date < date) {
      const message = `${entry.version} is dated ${entry.date}, before ${version} of ${date}`;
      this.report(this.index, `${pointer}/date`, message, 'correct one of the dates');
    }
    return {...facts, document, changes};
  }

  private report(...problem: Parameters<typeof buildProblem>): void {
    this.problems.push(buildProblem(...problem));
  }

  /** Versions of contracts that no entry names. */
  private listUnnamed(entries: readonly IndexEntry[]): readonly string[] {
    const named = new Set(entries.map(({version}) => version));
    return [...this.sources.contracts.keys()].filter((version) => !named.has(version));
  }

  private checkEntries(entries: readonly IndexEntry[]): void {
    const versions = entries.map(({version}) => version);
    const twice = entries.filter(({version}, position) => versions.indexOf(version) < position);
    for (const {version, pointer} of twice) {
      const message = `The release ${version} has a second entry`;
      this.report(this.index, pointer, message, 'take one of them out');
    }
    for (const version of this.listUnnamed(entries)) {
      const file = this.sources.contracts.get(version)?.file ?? '';
      const message = `releases.yaml has no entry for ${version}`;
      const fix = 'add one with version, date and summary, or take this file out';
      this.report({file, text: ''}, '#', message, fix);
    }
  }

  private parseContract(source: SourceFile): unknown {
    const {value, problems} = parseYaml(source);
    this.problems.push(...problems);
    if (problems.length > 0) return undefined;
    return this.tryContract(source, () => {
      const document = toOpenApi31(value);
      listOperations(toContract(document));
      return document;
    });
  }

  /** What `read` makes of a contract; nothing where it cannot be read, which is reported. */
  private tryContract<Result>(source: SourceFile, read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      const {pointer, problem} = error;
      const message = `${pointer === '#' ? 'The file' : pointer} ${problem}`;
      const fix =
        'a released contract is one file of OpenAPI: copy the contract here as it was published';
      this.report(source, pointer, message, fix);
      return undefined;
    }
  }
}

/**
 * The releases of an API with their changes, oldest first, and everything that is wrong with them.
 * They are compared only where each can be read.
 */
export function checkReleases(sources: ReleaseSources): Checked {
  const checker = new Checker(sources);
  const entries = checker.readEntries();
  const stored = entries.flatMap((entry) => checker.readStored(entry, entries));
  if (checker.problems.length > 0) return {releases: [], problems: checker.problems};
  const inOrder = stored.sort((a, b) => compare(a.entry.version, b.entry.version));
  const releases = inOrder.map((each, index) => checker.readRelease(each, inOrder[index - 1]));
  return {releases, problems: checker.problems};
}
