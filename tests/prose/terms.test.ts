import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {findWrongWords, parseText, readWordLists} from '@openapi-portal/checked-prose/words';

import {wordListsDir} from '../../config/texts';
import {siteDir} from '../../scripts/site';

import {listPageFiles} from './pages';

const lists = await readWordLists(siteDir, wordListsDir);

function findWrong(markdown: string): readonly string[] {
  const parsed = parseText({file: '/site/docs/page.mdx', markdown, format: 'mdx', firstLine: 1});
  findWrongWords(parsed, lists);
  return parsed.file.messages.map(({reason}) => reason.split('"')[1]?.toLowerCase() ?? '');
}

/** Phrases that are not plain English, each in a sentence. */
const mended = {
  nobody: 'Nobody edits the log.',
  somebody: 'Ask somebody who owns the asset.',
  everybody: 'The matrix is the same for everybody.',
  anybody: 'Anybody may call it.',
  stand: 'Both sides stand in the contract.',
  stands: 'The reason stands in the statement of applicability.',
  'the whole world': 'The gateway is open to the whole world.',
  'pass over': 'Pass over what you do not know.',
  bite: 'The flaw cannot bite here.',
  'by itself': 'The exposure opens by itself.',
  'is answered with': 'The request is answered with 409.',
  'goes on': 'The story goes on in the next section.',
  'live with': 'The company decides to live with the risk.',
  'the own': 'They read the own record.',
  'ways in': 'List all ways in from outside.',
  owes: 'The report says who owes which course.',
  'hear of': 'Members hear of an advisory on the day it arrives.',
  'is worth the work': 'An estimate is worth the work in three cases.',
  'for ever': 'The address leads there for ever.',
  'it goes without saying': 'It goes without saying that a second person checks.',
};

describe('terms.yaml', () => {
  it.each(Object.entries(mended))('rejects "%s"', (form, sentence) => {
    expect(findWrong(sentence)).toContain(form);
  });

  it('accepts the recommended forms', () => {
    const right =
      'No one edits the log. See create-user for the full schema. Ignore unknown fields. ' +
      'The flaw is not exploitable on this asset. They read their own record.';
    expect(findWrong(right)).toEqual([]);
  });
});

it('calls a person a CISO, and only the user type `ciso`', () => {
  const asPerson =
    /\b(?:a|an|any|each|every|other|another|active|only) `ciso`(?! (?:account|user|type))/;
  const found = ['docs', 'docs-api', 'blog'].flatMap(listPageFiles).flatMap((file) =>
    fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (asPerson.test(text) ? [`${file}:${index + 1} ${text}`] : [])),
  );
  expect(found).toEqual([]);
});
