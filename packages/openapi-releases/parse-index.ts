import type {Problem} from '@openapi-portal/reports';
import {isJsonList, isJsonObject, type JsonValue} from '@openapi-portal/reports/json';
import type {Release} from './change';
import {isVersion} from './check-step';
import {buildProblem, parseYaml, type SourceFile} from './source-problems';

export interface IndexEntry extends Pick<Release, 'version' | 'date' | 'summary'> {
  /** JSON Pointer of the entry, such as `#/0`. */
  readonly pointer: string;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** Characters of a summary: the changelog, its feed and each page's data have all of them. */
const LONGEST_SUMMARY = 1000;

/** Releases of an API: a list of more is no list of releases. */
const MOST_RELEASES = 1000;

/** Characters of a text in a message. */
const MOST_SHOWN = 80;

const isSummary = (text: string): boolean => text !== '' && text.length <= LONGEST_SUMMARY;

/** Required members of an entry, each with a check and a fix. */
const KEYS = {
  version: {isRight: isVersion, fix: 'write three numbers, as in version: 1.2.0'},
  date: {isRight: isDate, fix: 'write the day of the release, as in date: 2026-11-21'},
  summary: {isRight: isSummary, fix: 'describe the purpose of the release in one or two sentences'},
};

type Key = keyof typeof KEYS;
type Report = (pointer: string, message: string, fix: string) => void;

function readText(item: JsonValue, key: Key, pointer: string, report: Report): string {
  const value = isJsonObject(item) ? item[key] : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  const {isRight, fix} = KEYS[key];
  const isThere = value !== undefined;
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  const mistake = isThere ? `The ${key} is not valid: "${shown}"` : `The release has no ${key}`;
  if (!isRight(text)) report(`${pointer}/${key}`, mistake, fix);
  return text;
}

function readEntry(item: JsonValue, pointer: string, report: Report): IndexEntry {
  const read = (key: Key): string => readText(item, key, pointer, report);
  return {version: read('version'), date: read('date'), summary: read('summary'), pointer};
}

/**
 * Parses `releases.yaml`, a list of entries with version, date and summary.
 *
 * @returns the entries with a valid version; undefined if the file does not contain a list
 */
export function parseIndex(
  source: SourceFile,
  problems: Problem[],
): readonly IndexEntry[] | undefined {
  const report: Report = (...facts) => void problems.push(buildProblem(source, ...facts));
  // The failsafe schema keeps scalars as text, because `1.0` would otherwise become a number.
  const list = parseYaml(source, problems, {schema: 'failsafe'});
  if (problems.length > 0) return undefined;
  if (isJsonList(list) && list.length > MOST_RELEASES) {
    const fix = `keep the newest ${MOST_RELEASES}, and remove the entries and contracts of the others`;
    report('#', `The file lists ${list.length} releases`, fix);
    return undefined;
  }
  if (isJsonList(list)) {
    const entries = list.map((item, index) => readEntry(item, `#/${index}`, report));
    return entries.filter(({version}) => isVersion(version));
  }
  const fix = 'write an entry for each release: - version, date and summary';
  report('#', 'The file is not a list of releases', fix);
  return undefined;
}
