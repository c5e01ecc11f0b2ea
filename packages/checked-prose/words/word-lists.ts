import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {isJsonObject} from '@openapi-portal/reports/json';

import {createDictionary, type Dictionary} from './dictionary';

/** Words that the site does not use, with their replacement. */
export interface Term {
  readonly wrong: readonly string[];
  /** Replacement; empty if the word should be deleted. */
  readonly right: string;
  readonly because: string;
  /** Phrases in which the word is allowed. */
  readonly unless: readonly string[];
}

/** A kind of name that is written as inline code. */
export interface CodeNames {
  readonly known: ReadonlySet<string>;
  readonly isMeant: (text: string) => boolean;
  /** True if other code has the same form. Unknown names are then only reported if they resemble a known one. */
  readonly isNearOnly?: true;
}

/** Allowed names in inline code. */
export interface CodeLists {
  /** Files and folders to check, relative to the site folder. */
  readonly sources: readonly string[];
  /** Kinds of names. A text is checked against the first kind whose form it has. */
  readonly kinds: readonly CodeNames[];
  /** Texts that have the form of a name but are not names. */
  readonly exceptions: ReadonlySet<string>;
  /** File that lists the exceptions, relative to the site folder. */
  readonly file: string;
}

export interface WordLists {
  /** Folder of the lists, relative to the site folder. */
  readonly dir: string;
  readonly dictionary: Dictionary;
  /** Proper names of several words. */
  readonly names: readonly string[];
  readonly terms: readonly Term[];
  /** Undefined if inline code is not checked. */
  readonly code?: CodeLists;
}

const toStrings = (value: unknown): readonly string[] => [value ?? []].flat().map(String);

function toTerm(entry: unknown): Term {
  if (!isJsonObject(entry) || entry.wrong === undefined || typeof entry.because !== 'string') {
    throw new Error(`A term in terms.yaml needs "wrong" and "because": ${JSON.stringify(entry)}`);
  }
  return {
    wrong: toStrings(entry.wrong),
    right: typeof entry.right === 'string' ? entry.right : '',
    because: entry.because,
    unless: toStrings(entry.unless),
  };
}

/** @throws Error if an entry lacks `wrong` or `because` */
export function parseTerms(yaml: string): readonly Term[] {
  const entries: unknown = parse(yaml);
  if (!Array.isArray(entries)) throw new Error('terms.yaml must be a list of terms');
  return entries.map(toTerm);
}

export const parseList = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '');

export async function readWordLists(siteDir: string, dir: string): Promise<WordLists> {
  const read = (name: string): string => fs.readFileSync(path.join(siteDir, dir, name), 'utf8');
  const names = parseList(read('names.txt'));
  return {
    dir,
    dictionary: await createDictionary([...parseList(read('words.txt')), ...names]),
    names: names.filter((name) => name.includes(' ')),
    terms: parseTerms(read('terms.yaml')),
  };
}
