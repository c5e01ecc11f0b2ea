import {expect, it} from 'vitest';

import type {SearchRecord} from '../records/record';
import {findBrokenSynonyms} from './check-synonyms';
import {groupByAddresses, groupSynonyms, readSynonyms} from './read-synonyms';

const FILE = '/site/synonyms.yaml';

const record = (title: string, ...names: string[]): SearchRecord => ({
  kind: 'section',
  title,
  names,
  text: '',
  places: [{page: 'docs/sign-in', anchor: 'sso'}],
});

const records = [record('Single sign-on'), record('How to reset a second factor', 'mfa_enabled')];

const check = (source: string) => {
  const {synonyms, problems} = readSynonyms(source, FILE);
  return [...problems, ...findBrokenSynonyms(synonyms, records, FILE)].map(
    ({line, column, message, fix}) => `${line}:${column} ${message}. ${fix}.`,
  );
};

it('reads a phrase or several, normalised like queries', () => {
  const {synonyms} = readSynonyms('SSO: Single sign-on\n2fa: [second factor, mfa_enabled]\n', FILE);
  expect(groupSynonyms(synonyms)).toEqual({
    sso: ['single sign'],
    '2fa': ['second factor', 'mfa enabled'],
  });
});

it('accepts an empty file as no synonyms', () => {
  expect(readSynonyms('# none\n', FILE)).toEqual({synonyms: [], problems: []});
});

it('accepts words of a title or of a name', () => {
  expect(check('sso: single sign-on\n2fa: [second factor, mfa_enabled]\n')).toEqual([]);
});

it('reports all synonyms without a match at once, with the nearest title', () => {
  expect(check('# Words\nsso: singel sign-on\n2fa:\n  - second factor\n  - qqqq\n')).toEqual([
    '2:6 "sso" means "singel sign-on", but no title or name on the site contains these words. ' +
      'Write "Single sign-on", or other words from the title or name that readers should find.',
    '5:5 "2fa" means "qqqq", but no title or name on the site contains these words. ' +
      'Use words from the title or name that readers should find, or remove the line.',
  ]);
});

it('reports a file that is not a mapping of phrases', () => {
  expect(check('- sso\n')).toEqual([
    '1:1 this is not a mapping. Write a phrase of readers, a colon, and a phrase of the pages, a URL that starts with a slash, ' +
      'or a list of these; or a URL, a colon, and a list of phrases of readers.',
  ]);
  expect(check('sso:\n  deep: er\n')[0]).toMatch(/^1:1 "sso" has no valid meaning/);
  expect(check('sso: [open\n')[0]).toMatch(/^\d+:\d+ \S/);
});

it('treats a URL as the page to which it redirects', () => {
  const source = 'okta: /docs/sign-in#sso\n"log in": [sign-on, /docs/sign-in#sso]\n';
  const {synonyms} = readSynonyms(source, FILE);
  expect(check(source)).toEqual([]);
  expect(groupByAddresses(synonyms).keywords).toEqual(
    new Map([['docs/sign-in#sso', ['okta', 'log in']]]),
  );
  expect(groupSynonyms(synonyms)).toEqual({'log in': ['sign']});
});

it('reports a URL that search does not find, with the most similar one', () => {
  expect(check('okta: /docs/sign-in#ssso\n')).toEqual([
    '1:7 "okta" means "/docs/sign-in#ssso", but no page or section has this URL. Write "/docs/sign-in#sso".',
  ]);
});

it('reads a list below a URL as questions for that page', () => {
  const source = 'okta: /docs/sign-in#sso\n/docs/sign-in#sso: [company password, okta]\n';
  const {synonyms} = readSynonyms(source, FILE);
  expect(check(source)).toEqual([]);
  expect(groupByAddresses(synonyms)).toEqual({
    keywords: new Map([['docs/sign-in#sso', ['okta']]]),
    asked: new Map([['docs/sign-in#sso', ['company password', 'okta']]]),
  });
  expect(groupSynonyms(synonyms)).toEqual({});
});
