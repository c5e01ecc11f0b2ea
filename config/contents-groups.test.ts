import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {contentsGroups} from './contents-groups';
import {headingIds} from './testing/heading-ids';

const TOC = ['idea', 'open', 'more', 'close', 'fields'].map((id) => `{"id": "${id}"}`).join();
const HEAD = '<PageHead of="risks" />\n';
const BODY = `
## Idea

## Open

### More

You need: access.

## Close

You need: access.

## Fields

export const toc = [${TOC}]
`;

const readGroups = async (value: string): Promise<readonly string[]> => {
  const page = String(
    await compile(value, {jsx: true, remarkPlugins: [headingIds, contentsGroups]}),
  );
  return [...page.matchAll(/"id": "(\w+)",\s+"group": "([\w ]+)"/g)].map(
    ([, id, group]) => `${id}: ${group}`,
  );
};

it('groups the contents of a page with a head: before, within and after the how-tos', async () => {
  expect(await readGroups(HEAD + BODY)).toEqual([
    'idea: Understand',
    'open: Do',
    'fields: Look up',
  ]);
});

it('does not change the contents of other pages', async () => {
  expect(await readGroups(BODY)).toEqual([]);
});

it('creates no groups without a how-to', async () => {
  expect(await readGroups(HEAD + BODY.replaceAll('You need:', 'You get:'))).toEqual([]);
});
