import MiniSearch from 'minisearch';
import {expect, it, vi} from 'vitest';

import {createTextOptions, createTitleOptions} from './index-options';
import {Vocabulary} from './vocabulary';
import {WordLookup} from './word-lookup';

function open(title: string) {
  const vocabulary = new Vocabulary();
  const titles = new MiniSearch(createTitleOptions(vocabulary));
  titles.add({id: 0, title, names: '', parts: '', page: '', keywords: ''});
  const search = vi.spyOn(titles, 'search');
  return {search, words: new WordLookup({titles, text: undefined, vocabulary})};
}

it('looks a word up once while it is among the last 24', () => {
  const {words, search} = open('risk appetite');
  words.look('risk', false);
  words.look('appetite', false);
  expect(words.look('risk', false).size).toBe(1);
  expect(search).toHaveBeenCalledTimes(2);
  for (let at = 0; at < 24; at += 1) words.look(`word${at}`, false);
  words.look('risk', false);
  expect(search).toHaveBeenCalledTimes(3);
});

it('finds the beginning of a word only while it is typed', () => {
  const {words} = open('risks');
  expect(words.look('ris', false).size).toBe(0);
  expect(words.look('ris', true).size).toBe(1);
});

it.each([
  ['few', 100, 1],
  ['many', 101, 0],
])('searches texts for longer words if %s titles have them', (_, count, inTexts) => {
  const vocabulary = new Vocabulary();
  const titles = new MiniSearch(createTitleOptions(vocabulary));
  for (let id = 1; id <= count; id += 1)
    titles.add({id, title: 'risks', names: '', parts: '', page: '', keywords: ''});
  const text = new MiniSearch(createTextOptions(vocabulary));
  text.add({id: 0, text: 'the risky way', asked: ''});
  const words = new WordLookup({titles, text, vocabulary});
  expect(words.look('ris', true).size).toBe(count + inTexts);
  expect(words.look('risky', true).has(0)).toBe(true);
});
