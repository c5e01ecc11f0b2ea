import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Document, Node, Pair} from 'yaml';

import {type SourceLocation, toReason} from '@openapi-portal/reports';

/** A value and where it stands in the file. */
export interface Item extends SourceLocation {
  readonly value: unknown;
}

/** A key, where it stands, and its value. */
export interface Entry extends SourceLocation {
  readonly key: string;
  readonly value: unknown;
  /** The elements of a list; of anything else, the value itself. */
  readonly items: readonly Item[];
}

/** Why YAML cannot be read. */
export interface YamlMistake extends SourceLocation {
  readonly reason: string;
  /** What to do, where more can be said than to look at the location. */
  readonly fix?: string;
}

/** The top level of a YAML mapping. */
export interface Mapping {
  readonly entries: readonly Entry[];
  readonly mistakes: readonly YamlMistake[];
}

/** The front matter of a page. */
export interface FrontMatter extends Mapping {
  readonly isMissing: boolean;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;

/** The same number of lines without a word in them, so that places after them stay right. */
const toBlank = (text: string): string => text.replace(/[^\r\n]/g, '');

type FindLocation = (node: unknown) => SourceLocation;

function toEntry({key, value}: Pair, document: Document, findLocation: FindLocation): Entry {
  const toValue = (node: unknown): unknown => (node as Node | null)?.toJS(document) ?? null;
  const items = isSeq(value) ? value.items : [value];
  return {
    ...findLocation(key),
    key: isScalar(key) ? String(key.value) : '',
    value: toValue(value),
    items: items.map((item) => ({...findLocation(item ?? key), value: toValue(item)})),
  };
}

/** Reads the top level of a YAML mapping; empty text is an empty one. */
export function readMapping(yaml: string): Mapping {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter});
  const toLocation = (offset: number): SourceLocation => {
    const {line, col} = lineCounter.linePos(offset);
    return {line, column: col};
  };
  const findLocation: FindLocation = (node) => toLocation((node as Node | null)?.range?.[0] ?? 0);
  const {contents, errors} = document;
  if (errors.length > 0) {
    const mistakes = errors.map(({message, pos}) => ({
      ...toLocation(pos[0]),
      reason: toReason(message),
    }));
    return {entries: [], mistakes};
  }
  if (contents === null) return {entries: [], mistakes: []};
  if (isMap(contents)) {
    const entries = contents.items.map((pair) => toEntry(pair, document, findLocation));
    return {entries, mistakes: []};
  }
  const reason = 'there must be keys with values, as in "title: Assets"';
  return {entries: [], mistakes: [{...findLocation(contents), reason}]};
}

/**
 * Divides a page into its front matter and its body.
 *
 * @returns the front matter, and the text with blank lines in its place
 */
export function splitFrontMatter(text: string): {frontMatter: FrontMatter; body: string} {
  const match = FRONT_MATTER.exec(text);
  if (match?.index === 0) {
    // After an empty line in the place of the first: locations are those in the file.
    const mapping = readMapping(`\n${match.groups?.yaml ?? ''}`);
    const body = toBlank(match[0]) + text.slice(match[0].length);
    return {frontMatter: {...mapping, isMissing: false}, body};
  }
  if (!OPENING.test(text)) {
    return {frontMatter: {entries: [], mistakes: [], isMissing: true}, body: text};
  }
  const unclosed = {
    line: 1,
    column: 1,
    reason: 'the line --- that closes it is missing',
    fix: 'add a line --- after the last key',
  };
  return {frontMatter: {entries: [], mistakes: [unclosed], isMissing: false}, body: ''};
}
