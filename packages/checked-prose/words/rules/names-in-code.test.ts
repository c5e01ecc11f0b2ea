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

describe('inline code in prose', () => {
  it('suggests the nearest name for an unknown one', () => {
    const right = '; if it is correct, add it to config/names.ts';
    expect(find('A `sponser_user_id`,\n`creat-user` of `RSK-0071`: `qqqqqq`.')).toEqual([
      `1:3 The name sponser_user_id is in neither the product model nor a contract → write sponsor_user_id${right}`,
      `2:1 The name creat-user is in neither the product model nor a contract → write create-user${right}`,
      `2:17 The name RSK-0071 is in neither the product model nor a contract → write RSK-0021${right}`,
      `2:29 The name qqqqqq is in neither the product model nor a contract → write a known name, or do not write it as code${right}`,
    ]);
  });

  it('is accepted if it is a name, an exception or of another form', () => {
    expect(find('`in_progress` `create-user` `RSK-0021` `job_titel` `text/plain`')).toEqual([]);
    expect(find('`x-anything-else` and `A.8.8`')).toEqual([]);
  });

  it.each([
    ['/site/docs/a/page.mdx', 1],
    ['/site/openapi/api.yaml', 1],
    ['/site/README.md', 0],
    ['/site/other-docs/page.mdx', 0],
  ])('is only checked in the configured folders: %s', (file, count) => {
    expect(find('`in_progres`', file)).toHaveLength(count);
  });

  it('is not checked without options', () => {
    const parsed = parseText(toPageText('`in_progres`'));
    findUnknownNames(parsed, lists);
    expect(parsed.file.messages).toEqual([]);
  });
});
