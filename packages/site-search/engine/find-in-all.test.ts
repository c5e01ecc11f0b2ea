import {expect, it, vi} from 'vitest';

import {buildText, buildTitles} from '../index-files/write-indexes';
import {mergeRecords} from '../records/merge-records';
import {readPageRecords} from '../testing/read-page-records';
import {findInAll, rankInAll} from './find-in-all';
import {SearchIndex} from './search-index';

const WORDS = {
  synonyms: {},
  keywords: new Map([['docs/guides/users', ['joiner', 'new starter']]]),
  asked: new Map([['docs/API/tokens', ['where do I get the secret of a script']]]),
};

async function load(html: string, path: string) {
  const pages = [readPageRecords(html, path)];
  const source = {pages, records: mergeRecords(pages)};
  const index = new SearchIndex(buildTitles(source, WORDS));
  await index.addText(buildText(source, WORDS));
  return {index, weight: 1};
}

const loadBoth = async () => [
  await load(
    '<h1>Users</h1><p>Who may approve.<h2 id="a">Approval of risks</h2><p>Nobody else.',
    'docs/guides/users',
  ),
  await load('<h1>Tokens</h1><p>What a program sends.', 'docs/API/tokens'),
];

const titles = async (query: string) =>
  findInAll(await loadBoth(), query, {limit: 9}).hits.map(({title}) => title);

it('finds other forms of a word, in a title first', async () => {
  expect(await titles('approved ')).toEqual(['Approval of risks', 'Users']);
});

it('ranks records with all words above records with some', async () => {
  expect((await titles('approval of tokens by risks '))[0]).toBe('Approval of risks');
  expect(await titles('approval of tokens ')).toContain('Tokens');
});

it('finds a page by its synonyms', async () => {
  expect((await titles('joiner '))[0]).toBe('Users');
});

it('reports a word as missing only if no index has it', async () => {
  const {missing, hits} = findInAll(await loadBoth(), 'tokens qqxxyyzz ', {limit: 9});
  expect(missing).toEqual(['qqxxyyzz']);
  expect(hits[0]?.title).toBe('Tokens');
});

it('suggests a correction only if no index has the word', async () => {
  const all = await loadBoth();
  expect(findInAll(all, 'aproval ', {limit: 9}).corrections).toEqual([
    {typed: 'aproval', shown: 'approval'},
  ]);
  expect(findInAll(all, 'tokens ', {limit: 9}).corrections).toEqual([]);
});

it('ranks the current page higher', async () => {
  const all = await loadBoth();
  const score = (near?: string) =>
    Math.max(...rankInAll(all, 'tokens ', near).hits.map((hit) => hit.score));
  expect(score('docs/API/tokens')).toBeGreaterThan(score());
});

it('finds questions by some of their words, in any order', async () => {
  expect(await titles('secret script')).toEqual(['Tokens']);
  expect(await titles('which scripts need secrets')).toEqual(['Tokens']);
});

it("names the reader's section only if it is ranked first", async () => {
  const all = await loadBoth();
  const name = vi.spyOn(SearchIndex.prototype, 'findSection').mockReturnValue('API');
  const ask = (query: string, near: string) => findInAll(all, query, {limit: 9, near}).section;
  expect(ask('tokens ', 'docs/API/other')).toBe('API');
  expect(ask('tokens ', 'docs/elsewhere/other')).toBeUndefined();
  expect(ask('qqxxyyzz ', 'docs/API/other')).toBeUndefined();
  name.mockRestore();
});
