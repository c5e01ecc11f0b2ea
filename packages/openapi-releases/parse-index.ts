import {isMap, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';

import type {Place, Problem} from 'static-pages/reports';
import type {SourceFile} from './release';
import {parseVersion} from './version';
import {toYamlProblems} from './yaml-problems';

/** An entry of `releases.yaml` and where it stands. */
export interface IndexEntry extends Place {
  readonly version: string;
  readonly date: string;
  readonly summary: string;
  /** Where its date stands. */
  readonly dateAt: Place;
}

/** What a file of entries holds, and what is wrong with it. */
interface ParsedIndex {
  readonly entries: readonly IndexEntry[];
  readonly problems: readonly Problem[];
}

type Key = 'version' | 'date' | 'summary';

const KEYS: readonly Key[] = ['version', 'date', 'summary'];

const REMEDIES: Readonly<Record<Key, string>> = {
  version: 'write three numbers, as in version: 1.2.0',
  date: 'write the day of the release, as in date: 2026-11-21',
  summary: 'say in one or two sentences what the release is for',
};

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const CHECKS: Readonly<Record<Key, (text: string) => boolean>> = {
  version: (text) => parseVersion(text) !== undefined,
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text),
  summary: (text) => text !== '',
};

/** The scalar as it is written: `1.0` stays text. */
function readText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  return (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
}

/** A place in the file by its offset. */
type Locate = (offset: number) => Place;

/** An entry, and what is wrong with it; no entry where its version cannot be read. */
function parseEntry(item: unknown, file: string, locate: Locate): ParsedIndex {
  const offset = (item as Node | null)?.range?.[0] ?? 0;
  const problems: Problem[] = [];
  const find = (key: Key) => (isMap(item) ? item.get(key, true) : undefined);
  const findPlace = (key: Key): Place => locate(find(key)?.range?.[0] ?? offset);
  const read = (key: Key): string => {
    const node = find(key);
    const value = readText(node) ?? '';
    if (CHECKS[key](value)) return value;
    const place = findPlace(key);
    const message =
      node === undefined ? `The release has no ${key}` : `The ${key} is not one: "${value}"`;
    problems.push({file, ...place, message, remedy: REMEDIES[key]});
    return '';
  };
  const [version = '', date = '', summary = ''] = KEYS.map(read);
  const entry = {version, date, summary, ...locate(offset), dateAt: findPlace('date')};
  return {entries: version === '' ? [] : [entry], problems};
}

/**
 * Reads `releases.yaml`: a list of entries with version, date and summary.
 *
 * @param source the file, whose path the problems name
 */
export function parseIndex({file, text}: SourceFile): ParsedIndex {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const locate: Locate = (offset) => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  if (document.errors.length > 0) return {entries: [], problems: toYamlProblems({file, text})};
  if (!isSeq(document.contents)) {
    const message = 'The file is no list of releases';
    const remedy = 'write an entry for each release: - version, date and summary';
    return {entries: [], problems: [{file, line: 1, column: 1, message, remedy}]};
  }
  const parsed = document.contents.items.map((item) => parseEntry(item, file, locate));
  return {
    entries: parsed.flatMap(({entries}) => entries),
    problems: parsed.flatMap(({problems}) => problems),
  };
}
