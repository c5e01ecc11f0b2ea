import {format} from 'oxfmt';
import {describe, expect, it} from 'vitest';

import {listLanguages, makeSamples, type SampleLanguage} from '@openapi-portal/openapi-samples';
import {makePagesSamples} from '@openapi-portal/openapi-samples/paging';
import {CASES, RUNNERS, toRequest} from '@openapi-portal/openapi-samples/testing';

import {createParser} from './parse';
import {listEntries} from './reference';
import {GROUPS} from './requests';

const LANGUAGES = Object.keys(RUNNERS) as SampleLanguage[];

/** All languages except curl, for which this contract contains its own samples. */
const OTHERS = listLanguages().slice(1);

const CASE_SAMPLES = CASES.flatMap((one) =>
  [false, true].flatMap((isShort) =>
    makeSamples({...toRequest(one, 'https://api.example.com'), isShort}).map((sample) => ({
      ...sample,
      name: one.name,
    })),
  ),
);

const CONTRACT_SAMPLES = GROUPS.filter(({name}) => !name.startsWith('askInOwnWords')).flatMap(
  ({name, samples}) =>
    samples.flatMap(({full, ...sample}) => [
      {...sample, name},
      ...(full === undefined ? [] : [{...sample, code: full, name: `${name}, full`}]),
    ]),
);

const REFERENCE_SAMPLES = listEntries().flatMap(({name, request, short}) =>
  [request, short].flatMap((one) => makeSamples(one).map((sample) => ({...sample, name}))),
);

const PAGING = {parameter: 'page_token', next: 'next_page_token', items: 'items'};

/** Samples that read all pages of a list, for the operations in our own reference. */
const PAGES_SAMPLES = listEntries().flatMap(({name, request}) =>
  makePagesSamples(request, PAGING).map((sample) => ({...sample, name})),
);

describe('code samples', () => {
  it.each(LANGUAGES)('have no syntax error: %s', async (language) => {
    const findMistake = await createParser(language);
    const all = [CASE_SAMPLES, CONTRACT_SAMPLES, REFERENCE_SAMPLES, PAGES_SAMPLES].flat();
    const samples = all.filter((one) => one.language === language);
    expect(samples.length).toBeGreaterThan(70);
    const wrong = samples.filter(({code}) => findMistake(code) !== undefined);
    expect(wrong.map(({name, code}) => `${name}\n${code}`)).toEqual([]);
  });

  it('are reported if they are invalid', async () => {
    const findMistake = await createParser('csharp');
    expect(findMistake('var a = (1;')).toBeDefined();
    expect(findMistake('var a = 1;')).toBeUndefined();
  });

  it.each(['javascript', 'typescript'])(
    'are formatted as by the formatter: %s',
    async (language) => {
      const all = [...CONTRACT_SAMPLES, ...REFERENCE_SAMPLES];
      const samples = all.filter((one) => one.language === language);
      for (const {code} of samples) {
        expect(await format('a.ts', code, {singleQuote: true})).toMatchObject({code: `${code}\n`});
      }
    },
  );

  it('contain every request of a contract', () => {
    const commands = GROUPS.map(({name, title, samples}) => {
      const own = samples.filter(({language}) => language.startsWith('curl'));
      const codes = own.flatMap(({code, full}) => (full === undefined ? [code] : [code, full]));
      return [`# ${name}: ${title}`, ...codes].join('\n');
    });
    expect(commands.join('\n\n')).toMatchSnapshot();
  });

  it('are taken from the contract if it has some', () => {
    const own = GROUPS.find(({name}) => name.startsWith('askInOwnWords'))?.samples ?? [];
    expect(own.map(({language, label}) => `${language}: ${label}`)).toEqual([
      'curl: Our tool',
      'curl-2: Our tool in a file',
      'csharp: C#',
      'ruby: Ruby',
      ...OTHERS.filter(({language}) => language !== 'csharp').map(
        ({language, label}) => `${language}: ${label}`,
      ),
    ]);
    expect(own.find(({language}) => language === 'csharp')?.code).toBe('await Requests.Own();');
  });
});
