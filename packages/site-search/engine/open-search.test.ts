import {expect, it} from 'vitest';

import {findInAll, openSearch} from '.';
import type {PageData, RecordData} from './files';

const COUNT = 12_000;
const WORDS = ['asset', 'scan', 'report', 'owner', 'risk', 'finding', 'invoice'];

/** Builds the files of a large site. The text of one record mentions an approval. */
function makeFiles(): Readonly<Record<string, unknown>> {
  const pages: PageData[] = [];
  const records: RecordData[] = [];
  const texts: string[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    const word = WORDS[at % WORDS.length] ?? '';
    pages.push({path: `docs/${at}`, title: `${word} ${at}`, breadcrumbs: []});
    records.push([6, at === 7000 ? 'Approvals' : `About ${word} ${at}`, '', [], at, '']);
    texts.push(at === 9000 ? 'Who approved the payment (again).' : `Text of ${word} number ${at}.`);
  }
  return {
    'search-index/manifest.json': {
      indexes: [{under: '', title: '', titles: 'titles.json', text: 'text.json'}],
    },
    'search-index/titles.json': {pages, records, synonyms: {consent: ['approval']}},
    'search-index/text.json': {
      texts,
      places: {7000: [[7001, 'more']]},
      asked: {5000: ['where is the money']},
    },
  };
}

const files = makeFiles();
const open = await openSearch((file) => Promise.resolve(JSON.stringify(files[file])));

const search = async (query: string): Promise<readonly string[]> =>
  findInAll(await open(query), query, {limit: 3}).hits.map(({path}) => path);

it.each([
  ['approval', 'docs/7000'],
  ['approved', 'docs/7000'],
  ['payment', 'docs/9000'],
  ['consent', 'docs/7000'],
  ['money', 'docs/5000'],
  ['About invoice 11997', 'docs/11997'],
  ['(payment', 'docs/9000'],
])('finds records with words of %s in a large index, best first', async (query, path) => {
  expect((await search(query))[0]).toBe(path);
});

it('returns the other locations of a record, and the excerpt with the word', async () => {
  const [hit] = findInAll(await open('approvals'), 'approvals', {limit: 1}).hits;
  expect(hit?.places.map(({path}) => path)).toEqual(['docs/7001#more']);
  const [text] = findInAll(await open('payment'), 'payment', {limit: 1}).hits;
  expect(text?.excerpt?.text).toContain('payment');
});

it.each(['', 'the', 'zzzz', '.*', '('])(
  'finds little or nothing for %j, and does not fail',
  async (query) => {
    expect((await search(query)).length).toBeLessThanOrEqual(3);
  },
);
