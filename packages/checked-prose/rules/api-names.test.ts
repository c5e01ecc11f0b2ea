import {expect, it} from 'vitest';

import {toFixtureApi} from '../testing/fixture-api';
import {applyRule} from '../testing/read-site';

import {findUnknownNames} from './api-names';

const find = (text: string, frontMatter = ''): string =>
  applyRule(
    findUnknownNames,
    {'docs/page.mdx': `---\ntitle: A\n${frontMatter}---\n\n${text}\n`},
    {apis: [toFixtureApi()]},
  );

it("passes names of the page's API", () => {
  expect(find('<Operation id="get-user" /> `get-user`', 'api_id: Small-API\n')).toBe('');
});

it('rejects a page about an unknown API, and suggests the nearest', () => {
  expect(find('Words.', 'api_id: Smal-API\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:3:1  The site has no API Smal-API
        → write Small-API"
  `);
});

it('names the new id of a renamed operation', () => {
  expect(find('See `read-user`.')).toMatchInlineSnapshot(`
    "  docs/page.mdx:5:5  The contract has no operation read-user
        → write get-user, its new name"
  `);
});
