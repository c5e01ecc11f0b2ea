import type {Problem} from 'static-pages/reports';
import {isJsonList, isJsonObject, type JsonValue} from 'static-pages/reports/json';
import {isVersion} from './check-step';
import type {Release, SourceFile} from './release';
import {buildProblem, parseYaml} from './source-problems';

/** An entry of `releases.yaml`. */
export interface IndexEntry extends Pick<Release, 'version' | 'date' | 'summary'> {
  /** Where it stands: `#/0`. */
  readonly pointer: string;
}

/** What a file of entries holds, and what is wrong with it. */
interface ParsedIndex {
  readonly entries: readonly IndexEntry[];
  readonly problems: readonly Problem[];
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** What an entry has to say, and what to do where it does not. */
const KEYS = [
  {key: 'version', isRight: isVersion, fix: 'write three numbers, as in version: 1.2.0'},
  {
    key: 'date',
    isRight: isDate,
    fix: 'write the day of the release, as in date: 2026-11-21',
  },
  {
    key: 'summary',
    isRight: (text: string): boolean => text !== '',
    fix: 'say in one or two sentences what the release is for',
  },
] as const;

const readText = (item: JsonValue, key: string): string => {
  const value = isJsonObject(item) ? item[key] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

function findMistakes(item: JsonValue, pointer: string, source: SourceFile): readonly Problem[] {
  return KEYS.flatMap(({key, isRight, fix}) => {
    const text = readText(item, key);
    if (isRight(text)) return [];
    const message =
      isJsonObject(item) && key in item
        ? `The ${key} is not one: "${text}"`
        : `The release has no ${key}`;
    return [buildProblem(source, `${pointer}/${key}`, message, fix)];
  });
}

/**
 * Parses `releases.yaml`: a list of entries with version, date and summary.
 *
 * @param source the file, whose path the problems name
 * @returns the entries whose version can be read
 */
export function parseIndex(source: SourceFile): ParsedIndex {
  // Scalars stay as they are written: `1.0` is no number.
  const {value: list, problems} = parseYaml(source, {schema: 'failsafe'});
  if (problems.length > 0) return {entries: [], problems};
  if (!isJsonList(list)) {
    const message = 'The file is no list of releases';
    const fix = 'write an entry for each release: - version, date and summary';
    return {entries: [], problems: [buildProblem(source, '#', message, fix)]};
  }
  const entries = list.map((item, index) => ({
    version: readText(item, 'version'),
    date: readText(item, 'date'),
    summary: readText(item, 'summary'),
    pointer: `#/${index}`,
  }));
  return {
    entries: entries.filter(({version}) => isVersion(version)),
    problems: list.flatMap((item, index) => findMistakes(item, `#/${index}`, source)),
  };
}
