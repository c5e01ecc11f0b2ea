import {expect, it} from 'vitest';

import {parseQuery as parse} from './query';
import {Thesaurus} from './thesaurus';
import {Vocabulary} from './vocabulary';

const synonyms = {
  sso: ['single sign on'],
  'optimistic locking': ['concurrent change'],
  mfa: ['second factor', 'mfa enabled'],
};

const vocabulary = new Vocabulary();
const known = {vocabulary, thesaurus: new Thesaurus(synonyms)};
const parseQuery = (text: string) => parse(text, known);

const listWays = (text: string) =>
  parseQuery(text).parts.map(({wordings}) => wordings.map(({words}) => words.join(' ')));

it('looks up a name as a whole and, with a lower weight, by its parts', () => {
  const [part] = parseQuery('job_title ').parts;
  expect(part?.wordings).toEqual([
    {words: ['jobtitle'], weight: 1},
    {words: ['job', 'title'], weight: 0.25},
  ]);
});

it('omits stop words, unless there are no others', () => {
  expect(listWays('how do I invite a user')).toEqual([['invite'], ['user']]);
  expect(listWays('how to')).toEqual([['how'], ['to']]);
});

it("adds the phrases of pages to a reader's phrase, also between other words", () => {
  expect(listWays('reset mfa')).toEqual([['reset'], ['mfa', 'second factor', 'mfa enabled']]);
  expect(parseQuery('Optimistic locking').phrases).toEqual([
    'optimistic locking',
    'concurrent change',
  ]);
});

it('tolerates a typing error in a synonym, and completes an unfinished one', () => {
  expect(listWays('otpimistic locking')).toEqual([['optimistic locking', 'concurrent change']]);
  expect(listWays('optimistic lock')).toEqual([['optimistic lock', 'concurrent change']]);
  expect(listWays('optimistic loc ')).toEqual([['optimistic'], ['loc']]);
});

it('lists what may be incomplete: the last word, and the name that it ends', () => {
  expect(parseQuery('send if-mat').typing).toEqual(['ifmat', 'mat']);
  expect(parseQuery('send if-match ').typing).toEqual([]);
});

const listWords = (text: string) => listWays(text).flat();

it('uses the first 200 characters of a long question, up to a whole word', () => {
  expect(listWords(`${'risk '.repeat(39)}riskless appetite`)).toEqual(Array(39).fill('risk'));
  expect(listWords(`${'risk '.repeat(39)}owner appetite`)).toEqual([
    ...(Array(39).fill('risk') as string[]),
    'owner',
  ]);
  expect(listWords(`${' '.repeat(300)}risk`)).toEqual(['risk']);
});

it('does not treat a truncated word as a word that is still being typed', () => {
  expect(parseQuery(`${'risk '.repeat(40)}appetite`).typing).toEqual([]);
  expect(parseQuery(`${'risk '.repeat(39)}owner`).typing).toEqual(['owner', 'owner']);
});

it('truncates a word that is longer than the maximum query', () => {
  expect(listWords('x'.repeat(100_000))).toEqual(['x'.repeat(200)]);
});

const addWords = (...words: readonly string[]): Vocabulary => {
  const added = new Vocabulary();
  words.forEach((word) => added.add(word));
  return added;
};

const parseWith = (text: string, ...words: readonly string[]) =>
  parse(text, {vocabulary: addWords(...words), thesaurus: new Thesaurus(synonyms)});

it('names the replacement of an unknown word, and does not change quoted words', () => {
  expect(parseWith('inherrent risk', 'inherent', 'risk').corrections).toEqual([
    {typed: 'inherrent', shown: 'inherent'},
  ]);
  expect(parseWith('"inherrent" risk', 'inherent', 'risk').corrections).toEqual([]);
});

it('does not change a word of five letters', () => {
  expect(parseWith('rosks here', 'risks', 'risk').corrections).toEqual([]);
});

it('joins two words if a page has them as one', () => {
  const [part] = parseWith('nis 2 law', 'nis2').parts;
  expect(part?.wordings.map(({words}) => words)).toEqual([['nis'], ['nis2']]);
});

it('weighs codes, names and quoted words more than words, and words more than stop words', () => {
  const weigh = (text: string) => parseWith(text).parts.map(({weight}) => weight);
  const [filler = 0, word = 0, code = 0, name = 0, quoted = 0] = weigh(
    'please risk 412 page_size "owner"',
  );
  expect([filler < word, word < code]).toEqual([true, true]);
  expect([name, quoted]).toEqual([code, code]);
});

it('treats the last word as complete before a punctuation mark', () => {
  expect(parseQuery('is it read only?').typing).toEqual([]);
});
