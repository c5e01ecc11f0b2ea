import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {isJsonObject} from '@openapi-portal/reports/json';

import {createDictionary, type Dictionary} from './dictionary';

/** Forms that we do not write, and what we write. */
export interface Term {
  readonly wrong: readonly string[];
  /** Empty if the form should be deleted. */
  readonly right: string;
  readonly because: string;
  /** Longer phrases in which the form is right. */
  readonly unless: readonly string[];
}

/** Names of one kind that prose writes as code. */
export interface CodeNames {
  readonly known: ReadonlySet<string>;
  /** Returns true if a code text has the form of such a name. */
  readonly isMeant: (text: string) => boolean;
  /** True if other code has the same form: then only near misses of known names are reported. */
  readonly isNearOnly?: true;
}

/** Rules for code in prose. */
export interface CodeLists {
  /** Files and folders whose code is checked, relative to the site. */
  readonly sources: readonly string[];
  /** The first kind that code is meant for counts. */
  readonly kinds: readonly CodeNames[];
  /** Texts that look like names but are right. */
  readonly exceptions: ReadonlySet<string>;
  /** The file of the exceptions, relative to the site. */
  readonly file: string;
}

/** The word lists of a site. */
export interface WordLists {
  /** Their folder, relative to the site. */
  readonly dir: string;
  readonly dictionary: Dictionary;
  /** Proper names of several words, in their own spelling. */
  readonly names: readonly string[];
  readonly terms: readonly Term[];
  /** Absent if code is not checked. */
  readonly code?: CodeLists;
}

const toStrings = (value: unknown): readonly string[] => [value ?? []].flat().map(String);

function toTerm(entry: unknown): Term {
  if (!isJsonObject(entry) || entry.wrong === undefined || typeof entry.because !== 'string') {
    throw new Error(`A term needs "wrong" and "because": ${JSON.stringify(entry)}`);
  }
  return {
    wrong: toStrings(entry.wrong),
    right: typeof entry.right === 'string' ? entry.right : '',
    because: entry.because,
    unless: toStrings(entry.unless),
  };
}

/** @throws Error where an entry lacks something */
export function parseTerms(yaml: string): readonly Term[] {
  const entries: unknown = parse(yaml);
  if (!Array.isArray(entries)) throw new Error('terms.yaml is a list of terms');
  return entries.map(toTerm);
}

/** Splits a word list into its lines. */
export const parseList = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '');

/**
 * Reads the word lists of a site.
 *
 * @param dir their folder, relative to the site
 */
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
