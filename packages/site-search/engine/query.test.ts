import {expect, it} from 'vitest';

import {parseQuery} from './query';

const synonyms = {
  sso: ['single sign on'],
  'optimistic locking': ['concurrent change'],
  mfa: ['second factor', 'mfa enabled'],
};

const listWays = (text: string) =>
  parseQuery(text, synonyms).parts.map((ways) => ways.map(({words}) => words.join(' ')));

it('looks a name up whole and, for less, in its parts', () => {
  const [ways] = parseQuery('job_title ', synonyms).parts;
  expect(ways).toEqual([
    {words: ['jobtitle'], weight: 1},
    {words: ['job', 'title'], weight: 0.25},
  ]);
});

it('leaves out words that say nothing, unless there are no others', () => {
  expect(listWays('how do I invite a user')).toEqual([['invite'], ['user']]);
  expect(listWays('how to')).toEqual([['how'], ['to']]);
});

it('takes a phrase of readers for those of the pages, in the middle of others too', () => {
  expect(listWays('reset mfa')).toEqual([['reset'], ['mfa', 'second factor', 'mfa enabled']]);
  expect(parseQuery('Optimistic locking', synonyms).phrases).toEqual([
    'optimistic locking',
    'concurrent change',
  ]);
});

it('forgives a mistake in a synonym, and takes one that is begun', () => {
  expect(listWays('otpimistic locking')).toEqual([['otpimistic locking', 'concurrent change']]);
  expect(listWays('optimistic lock')).toEqual([['optimistic lock', 'concurrent change']]);
  expect(listWays('optimistic lock ')).toEqual([['optimistic'], ['lock']]);
});

it('knows what may still be being typed: the last word, and the name it ends', () => {
  expect(parseQuery('send if-mat', synonyms).typing).toEqual(['ifmat', 'mat']);
  expect(parseQuery('send if-match ', synonyms).typing).toEqual([]);
});

const listWords = (text: string) => listWays(text).flat();

it('takes of a long question what is in its first 200 characters, up to a whole word', () => {
  expect(listWords(`${'risk '.repeat(39)}riskless appetite`)).toEqual(Array(39).fill('risk'));
  expect(listWords(`${'risk '.repeat(39)}owner appetite`)).toEqual([
    ...(Array(39).fill('risk') as string[]),
    'owner',
  ]);
  expect(listWords(`${' '.repeat(300)}risk`)).toEqual(['risk']);
});

it('takes no word that was cut off for one that is still being typed', () => {
  expect(parseQuery(`${'risk '.repeat(40)}appetite`, synonyms).typing).toEqual([]);
  expect(parseQuery(`${'risk '.repeat(39)}owner`, synonyms).typing).toEqual(['owner', 'owner']);
});

it('takes the beginning of a word that is longer than a question', () => {
  expect(listWords('x'.repeat(100_000))).toEqual(['x'.repeat(200)]);
});
