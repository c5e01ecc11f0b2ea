import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';

import type {Problem, SourceLocation} from '@openapi-portal/reports';
import {toPhrase} from '../engine/words';

/** A phrase of the pages that a phrase of readers stands for. */
export interface Synonym extends SourceLocation {
  readonly readers: string;
  readonly pages: string;
}

type Locate = (node: unknown) => SourceLocation;

const listTexts = (value: unknown): readonly unknown[] => (isSeq(value) ? value.items : [value]);

const isText = (node: unknown): boolean =>
  isScalar(node) && ['string', 'number'].includes(typeof node.value);

const toText = (node: unknown): string => (isScalar(node) ? String(node.value) : '');

const listSynonyms = (key: unknown, value: unknown, locate: Locate): readonly Synonym[] =>
  listTexts(value).map((node) => ({readers: toText(key), pages: toText(node), ...locate(node)}));

interface Read {
  readonly synonyms: readonly Synonym[];
  readonly problems: readonly Problem[];
}

const FIX = 'Write a phrase, a colon, and one phrase of the pages or a list of them';

/**
 * The synonyms of a YAML file: a map from a phrase that readers type to the phrase that the pages use, or to a list of
 * such phrases.
 *
 * @param file absolute path, for problems
 */
export function readSynonyms(source: string, file: string): Read {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const locateOffset = (offset: number): SourceLocation => {
    const {line, col} = lines.linePos(offset);
    return {line, column: col};
  };
  const locate: Locate = (node) =>
    locateOffset((node as {range?: readonly number[]} | null)?.range?.[0] ?? 0);
  const errors = document.errors.map(({pos, message}) => ({
    file,
    ...locateOffset(pos[0]),
    message: message.split('\n')[0]?.replace(/ at line.*$/, '') ?? '',
    fix: FIX,
  }));
  if (errors.length > 0) return {synonyms: [], problems: errors};
  const {contents} = document;
  if (contents === null) return {synonyms: [], problems: []};
  if (!isMap(contents)) {
    return {
      synonyms: [],
      problems: [{file, ...locate(contents), message: 'this is no map', fix: FIX}],
    };
  }
  const wrong = contents.items.filter(({key, value}) => ![key, ...listTexts(value)].every(isText));
  return {
    synonyms: contents.items.flatMap(({key, value}) => listSynonyms(key, value, locate)),
    problems: wrong.map(({key}) => ({
      file,
      ...locate(key),
      message: `"${toText(key)}" has no meaning that can be read`,
      fix: FIX,
    })),
  };
}

/** Synonyms as a query needs them. */
export function groupSynonyms(
  synonyms: readonly Synonym[],
): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {};
  for (const {readers, pages} of synonyms) (groups[toPhrase(readers)] ??= []).push(toPhrase(pages));
  return groups;
}
