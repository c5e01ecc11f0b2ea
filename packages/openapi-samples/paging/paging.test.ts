import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {format} from 'oxfmt';
import {describe, expect, it} from 'vitest';

import type {SampleLanguage} from '../languages';
import {CONFLICT} from '../testing/case';
import {TOKEN} from '../testing/process';
import {RUNNERS} from '../testing/runners';
import {startServer, type TestResponse} from '../testing/server';
import type {SampleRequest} from '../types';

import {makePagesSamples} from '.';

const PAGING = {parameter: 'page_token', next: 'next_page_token', items: 'items'};

const TOKEN_OF_PAGE = 'a+b/c=&d';

const toPage = (id: string, token?: string): TestResponse => ({
  status: 200,
  contentType: 'application/json',
  content: JSON.stringify({items: [{id}], ...(token !== undefined && {next_page_token: token})}),
});

/** Successive responses of the server, keyed by the name of the program. */
const ANSWERS: Readonly<Record<string, readonly TestResponse[]>> = {
  all: [toPage('the first', TOKEN_OF_PAGE), toPage('the second', 'x'), toPage('the last')],
  broken: [toPage('the first', TOKEN_OF_PAGE), CONFLICT],
};

const toRequest = (url: string): SampleRequest => ({
  method: 'GET',
  url,
  headers: [['Accept', 'application/json']],
  credentials: [{type: 'oauth2'}],
  answer: {kind: 'json'},
});

async function runPages(language: SampleLanguage) {
  const counts = new Map<string, number>();
  const server = await startServer((name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return ANSWERS[name]?.[count] ?? {status: 500};
  });
  const directory = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const programs = Object.keys(ANSWERS).map((name) => {
      const request = toRequest(`${server.origin}/${name}${name === 'all' ? '?kind=a%20b' : ''}`);
      const samples = makePagesSamples(request, PAGING);
      return {name, code: samples.find((one) => one.language === language)?.code ?? ''};
    });
    const ends = await RUNNERS[language].run(programs, directory);
    return programs.map(({name}, index) => ({
      failed: ends[index]?.failed,
      output: ends[index]?.output ?? '',
      asked: (server.recorded.get(name) ?? []).map(({path, headers}) => [
        [...new URL(path, 'http://h').searchParams],
        headers.authorization,
      ]),
    }));
  } finally {
    await server.close();
    await rm(directory, {recursive: true});
  }
}

const AUTHORIZATION = `Bearer ${TOKEN}`;

describe.concurrent('makePagesSamples', () => {
  for (const [language, runner] of Object.entries(RUNNERS)) {
    const isHere = runner.isHere();
    const what = isHere ? 'reads every page' : `are only parsed, as ${runner.runtime} is missing`;
    it.skipIf(!isHere)(`${language}: ${what}`, async ({expect: expectIn}) => {
      const [all, broken] = await runPages(language as SampleLanguage);
      const filter = ['kind', 'a b'];
      expectIn(all?.asked, all?.output).toEqual([
        [[filter], AUTHORIZATION],
        [[filter, ['page_token', TOKEN_OF_PAGE]], AUTHORIZATION],
        [[filter, ['page_token', 'x']], AUTHORIZATION],
      ]);
      expectIn(all?.failed, all?.output).toBe(false);
      for (const text of ['the first', 'the second', 'the last'])
        expectIn(all?.output).toContain(text);
      expectIn(broken?.failed, broken?.output).toBe(true);
      expectIn(broken?.output).toContain('Somebody else was faster.');
    });
  }

  it('is formatted as by the formatter', async () => {
    const samples = makePagesSamples(toRequest('https://h/a?b=c'), PAGING);
    for (const {code, language} of samples)
      if (language.endsWith('script'))
        expect(await format('a.ts', code, {singleQuote: true})).toMatchObject({code: `${code}\n`});
  });

  it.each<Partial<SampleRequest>>([
    {method: 'POST'},
    {answer: {kind: 'lines'}},
    {credentials: [{type: 'mutualTLS'}]},
    {credentials: [{type: 'apiKey', in: 'query', name: 'key'}]},
  ])('is empty if its programs cannot send the request: %o', (more) => {
    expect(makePagesSamples({...toRequest('https://h/a'), ...more}, PAGING)).toEqual([]);
  });

  it('is empty if a name contains code', () => {
    const paging = {...PAGING, next: '";`touch x`'};
    expect(makePagesSamples(toRequest('https://h/a'), paging)).toEqual([]);
  });
});
