import MiniSearch from 'minisearch';
import {expect, it} from 'vitest';

import {findWord, listVariants} from './find-words';
import {createTitleOptions} from './index-options';
import {Vocabulary} from './vocabulary';

const WEIGHTS = {fields: {title: 1}, prefix: 0.5};

function findUser(titles: readonly string[], isTyping: boolean) {
  const vocabulary = new Vocabulary();
  const index = new MiniSearch(createTitleOptions(vocabulary));
  index.addAll(
    titles.map((title, id) => ({id, title, names: '', parts: '', page: '', keywords: ''})),
  );
  return findWord(index, listVariants(vocabulary, 'user', isTyping), WEIGHTS);
}

const MANY = 'username userinfo userland userspace usertype userdata';

it('ranks a whole word above many words that start with it', () => {
  const hits = findUser(['A user here', MANY], true);
  expect(hits.get(0)?.score).toBeGreaterThan(hits.get(1)?.score ?? Infinity);
});

it('does not rank a record higher for more words with the same beginning', () => {
  const hits = findUser(['usernames', 'userinfo userland userspace usertype userdata'], true);
  expect(hits.get(1)?.score).toBeLessThanOrEqual(hits.get(0)?.score ?? 0);
});

it('finds longer words only while the word is being typed', () => {
  expect([...findUser(['A user here', MANY], false).keys()]).toEqual([0]);
});
