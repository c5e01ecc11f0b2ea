import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

const {resolve} = createRequire(__filename);

export interface Dictionary {
  readonly isKnown: (word: string) => boolean;
  /** Returns similar known words, most similar first. */
  readonly findNearest: (word: string) => readonly string[];
}

/** Reads the dictionary of British English with -ise endings. American spellings are not included. */
async function readBritish() {
  // `cspell-trie-lib` is an ES module, so it needs `import()`.
  const {decodeTrie} = await import('cspell-trie-lib');
  const folder = path.dirname(resolve('@cspell/dict-en-gb-ise'));
  return decodeTrie(gunzipSync(fs.readFileSync(path.join(folder, 'en_GB.trie.gz'))));
}

/** Replacements that turn American spellings into British ones. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/or/, 'our'],
  [/(?<=[iy])z/, 's'],
  [/er$/, 're'],
  [/og$/, 'ogue'],
  [/ense$/, 'ence'],
  [/l(?=ed$|ing$|er$|ment$)/, 'll'],
];

/** Removes a possessive or plural ending: `CISA's` → `CISA`, `CVEs` → `CVE`. */
const toBase = (word: string): string => word.replace(/(?:['’]s?|(?<=\p{Lu})s)$/u, '');

/** Creates a dictionary of British English and the site's own words. Own words are case-sensitive. */
export async function createDictionary(ownWords: readonly string[]): Promise<Dictionary> {
  const british = await readBritish();
  const own = new Set(ownWords);
  const has = (word: string): boolean => own.has(word) || british.hasWord(word, true);
  const hasForm = (word: string): boolean =>
    has(word) || (/^\p{Lu}/u.test(word) && has(word.toLowerCase()));
  const inOwnCase = new Map(ownWords.map((word) => [word.toLowerCase(), word]));
  const findBritish = (word: string): readonly string[] =>
    AMERICAN.map(([form, ours]) => word.replace(form, ours)).filter(
      (other) => other !== word && hasForm(other),
    );
  const hasPart = (part: string): boolean => part.length < 3 || hasForm(part);
  return {
    isKnown: (word) => {
      const base = toBase(word);
      const parts = base.split(/['’-]/u);
      return hasForm(word) || hasForm(base) || (parts.length > 1 && parts.every(hasPart));
    },
    findNearest: (word) => {
      const name = inOwnCase.get(toBase(word).toLowerCase());
      if (name !== undefined) return [name];
      const ours = findBritish(word);
      if (ours.length > 0) return ours;
      return british.suggest(word, {numSuggestions: 2, changeLimit: 3, includeTies: false});
    },
  };
}
