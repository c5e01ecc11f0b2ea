import {expect, it} from 'vitest';

import {findNearest, type Problem} from '@openapi-portal/reports';
import {type Page, toFixturePage} from '@openapi-portal/checked-prose/testing';
import {formatFound} from '@openapi-portal/reports/testing';
import {knownKeys, readKnownNames} from './known-names';
import {readPages, siteDir, toContent} from './pages';

/** Why prose has names in code style that neither the model nor a contract has. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'OAuth 2.0 has it': ['access_token', 'error', 'expires_in', 'invalid_token'],
  'a word of JSON': ['null'],
  'the page shows what a misspelt name does': ['job_titel'],
  'a command': ['curl', 'uuidgen'],
  'a part of a CPE name': ['a', 'h', 'o'],
  'the beginning of an address': ['https'],
  'somebody searches for the word': ['gateway'],
};

const excepted = new Set(Object.values(exceptions).flat());
const knownNames = await readKnownNames();

const KEY = /^[A-Z]{2,4}-\d/;
const NAME = /^[a-z][a-z0-9]*([_.][a-z0-9]+)*$/;

/** A dotted name is a scope only where it begins with a name: others are files and hosts. */
const isName = (text: string): boolean =>
  NAME.test(text) && (!text.includes('.') || knownNames.has(text.split('.')[0] ?? ''));

/** What a text in code style has to be one of, if it looks like a name. */
function toCandidates(text: string): ReadonlySet<string> | undefined {
  if (KEY.test(text)) return knownKeys;
  return isName(text) ? knownNames : undefined;
}

interface Unknown {
  readonly text: string;
  readonly problem: Problem;
}

function findUnknown(page: Page): readonly Unknown[] {
  return toContent(page).references.flatMap((reference) => {
    const {text = ''} = reference.kind === 'code' ? reference.values : {};
    const candidates = toCandidates(text);
    if (candidates === undefined || candidates.has(text)) return [];
    const nearest = findNearest(text, candidates);
    const message = `Neither the model nor a contract has ${text}`;
    const fix =
      nearest === undefined ? 'write a name that they have, or no code' : `write ${nearest}`;
    const {line, column} = reference;
    return [{text, problem: {file: page.file, line, column, message, fix}}];
  });
}

const found = readPages(['docs', 'docs-api', 'blog']).flatMap(findUnknown);

it('names no state, field, value or key that neither the model nor a contract has', () => {
  const problems = found.filter(({text}) => !excepted.has(text)).map(({problem}) => problem);
  expect(formatFound(problems, siteDir)).toBe('');
});

it('needs each exception', () => {
  const used = new Set(found.map(({text}) => text));
  expect([...excepted].filter((text) => !used.has(text))).toEqual([]);
});

it('says where an unknown name stands, and which was probably meant', () => {
  const page = toFixturePage('A `RSK-0071` in `in_progres`,\nwith `valid_untill`: `qqqqqq`.\n');
  const problems = findUnknown(page).map(({problem}) => problem);
  expect(formatFound(problems, '/site')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:3  Neither the model nor a contract has RSK-0071
        → write RSK-0021
      docs/page.mdx:1:17  Neither the model nor a contract has in_progres
        → write in_progress
      docs/page.mdx:2:6  Neither the model nor a contract has valid_untill
        → write valid_until
      docs/page.mdx:2:22  Neither the model nor a contract has qqqqqq
        → write a name that they have, or no code"
  `);
});

it('passes names of the model and of the contract, and code that is no name', () => {
  const names = '`RSK-0017` `in_progress` `valid_until` `users.read` `page_size` `ciso`';
  const others = '`security.txt` `A.8.8` `GET /company` `create-user` `2026-11-21`';
  expect(findUnknown(toFixturePage(`${names} ${others}\n`))).toEqual([]);
});
