import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {createDictionary, parseList, readWordLists} from '@openapi-portal/checked-prose/words';

import {siteDir} from '../scripts/site';

const readList = (name: string): readonly string[] =>
  parseList(fs.readFileSync(path.join(siteDir, 'config/words', name), 'utf8'));

const byAlphabet = (a: string, b: string): number => {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowerA !== lowerB) return lowerA < lowerB ? -1 : 1;
  return a < b ? -1 : 1;
};

describe.each(['words.txt', 'names.txt'])('%s', (name) => {
  const entries = readList(name);

  it('is sorted, and has no duplicates', () => {
    expect(entries).toEqual([...new Set(entries)].sort(byAlphabet));
  });

  it('contains no word that the dictionary already has', async () => {
    const {isKnown} = await createDictionary([]);
    expect(entries.filter((entry) => !entry.includes(' ') && isKnown(entry))).toEqual([]);
  });
});

describe('terms.yaml', async () => {
  const {terms} = await readWordLists(siteDir, 'config/words');
  const wrong = terms.flatMap((term) => term.wrong.map((form) => form.toLowerCase()));

  it('has no duplicate forms', () => {
    expect(wrong).toEqual([...new Set(wrong)]);
  });

  it('recommends no forbidden form', () => {
    const recommended = terms.flatMap(({right}) => right.split(/, (?:or |as a noun )?/));
    expect(recommended.filter((form) => wrong.includes(form.toLowerCase()))).toEqual([]);
  });

  it('gives a reason for each term in one sentence without a full stop', () => {
    expect(terms.filter(({because}) => !/^[^.]+[^.\s]$/.test(because))).toEqual([]);
  });
});
