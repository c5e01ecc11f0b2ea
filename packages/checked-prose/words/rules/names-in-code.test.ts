import {describe, expect, it} from 'vitest';

import {lists, toPageText} from '../testing/list-findings';
import {parseText} from '../parse-text';
import type {CodeLists} from '../word-lists';

import {findUnknownNames} from './names-in-code';

const code: CodeLists = {
  sources: ['docs', 'openapi/api.yaml'],
  kinds: [
    {known: new Set(['RSK-0021']), isMeant: (text) => /^[A-Z]{3}-\d/.test(text)},
    {known: new Set(['create-user']), isMeant: (text) => text.includes('-'), isNearOnly: true},
    {
      known: new Set(['sponsor_user_id', 'in_progress']),
      isMeant: (text) => /^[a-z_]+$/.test(text),
    },
  ],
  exceptions: new Set(['job_titel']),
  file: 'config/names.ts',
};

function find(markdown: string, file = '/site/docs/page.mdx'): readonly string[] {
  const parsed = parseText({...toPageText(markdown), file});
  findUnknownNames(parsed, {...lists, code});
  return parsed.file.messages.map(
    ({line = 0, column = 0, reason, note = ''}) => `${line}:${column} ${reason} → ${note}`,
  );
}

describe('code in prose', () => {
  it('that is no name gets the nearest one', () => {
    const right = '; what is right goes into config/names.ts';
    expect(find('A `sponser_user_id`,\n`creat-user` of `RSK-0071`: `qqqqqq`.')).toEqual([
      `1:3 Neither the model nor a contract has sponser_user_id → write sponsor_user_id${right}`,
      `2:1 Neither the model nor a contract has creat-user → write create-user${right}`,
      `2:17 Neither the model nor a contract has RSK-0071 → write RSK-0021${right}`,
      `2:29 Neither the model nor a contract has qqqqqq → write a name that they have, or no code${right}`,
    ]);
  });

  it('that is a name, an exception or of another form is right', () => {
    expect(find('`in_progress` `create-user` `RSK-0021` `job_titel` `text/plain`')).toEqual([]);
    expect(find('`x-anything-else` and `A.8.8`')).toEqual([]);
  });

  it.each([
    ['/site/docs/a/page.mdx', 1],
    ['/site/openapi/api.yaml', 1],
    ['/site/README.md', 0],
    ['/site/other-docs/page.mdx', 0],
  ])('is checked where the site says so: %s', (file, count) => {
    expect(find('`in_progres`', file)).toHaveLength(count);
  });

  it('is not checked where a site says nothing of it', () => {
    const parsed = parseText(toPageText('`in_progres`'));
    findUnknownNames(parsed, lists);
    expect(parsed.file.messages).toEqual([]);
  });
});
