import path from 'node:path';

import {checkWords, readTexts, readWordLists} from '@openapi-portal/checked-prose/words';
import {expect, it} from 'vitest';

import {codeExceptions, readCodeLists} from '../../config/known-names';
import {wordListsDir} from '../../config/texts';
import {readApis} from '../../scripts/read-apis';
import {siteDir} from './pages';

const FOLDERS = {pages: ['docs', 'docs-api', 'blog'], code: [], yaml: []};

const contracts = (await readApis()).map(({contract}) => path.join(siteDir, contract));
const code = readCodeLists(contracts);
const lists = {...(await readWordLists(siteDir, wordListsDir)), code};

/** Lists the messages of `npm run lint:words` about unknown names in code. */
const findUnknown = (markdown: string): readonly string[] =>
  checkWords(
    [{file: path.join(siteDir, 'docs/page.mdx'), markdown, format: 'mdx', firstLine: 1}],
    lists,
  ).problems.flatMap(({message, fix}) =>
    message.startsWith('The name ') ? [`${message} → ${fix.split(';')[0] ?? ''}`] : [],
  );

it('uses each exception', () => {
  const withoutExceptions = {...lists, code: {...code, exceptions: new Set<string>()}};
  const {problems} = checkWords(readTexts(siteDir, FOLDERS), withoutExceptions);
  const used = problems.flatMap(
    ({message}) =>
      /^The name (.*) is in neither the product model nor a contract$/.exec(message)?.[1] ?? [],
  );
  const excepted = Object.values(codeExceptions).flat();
  expect([...new Set(used)].sort()).toEqual(excepted.sort());
});

it('suggests the nearest name of the model or of a contract', () => {
  expect(
    findUnknown('A `RSK-0071` in `in_progres`, with `valid_untill`, `creat-user`: `qqqqqq`.'),
  ).toEqual([
    'The name RSK-0071 is in neither the product model nor a contract → write RSK-0021',
    'The name in_progres is in neither the product model nor a contract → write in_progress',
    'The name valid_untill is in neither the product model nor a contract → write valid_until',
    'The name creat-user is in neither the product model nor a contract → write create-user',
    'The name qqqqqq is in neither the product model nor a contract → write a known name, or do not write it as code',
  ]);
});

it('passes names of the model and of the contract, and code that is not a name', () => {
  const names = '`RSK-0017` `in_progress` `valid_until` `users.read` `page_size` `ciso`';
  const others = '`security.txt` `A.8.8` `GET /company` `create-user` `2026-11-21`';
  expect(findUnknown(`${names} ${others}\n`)).toEqual([]);
});
