import {compile} from '@mdx-js/mdx';
import {APIS_FILE, NAMES_DIR} from '@openapi-portal/openapi-model/files';
import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {buildRemarkPlugins} from './checked-prose';

/** An API of another team. The glossary term "asset" in its summary must not become a link. */
const OTHERS = {
  id: 'Other-API',
  title: 'Other API',
  href: '/docs/API/Other-API/',
  summary: 'Finding an asset, and more.',
  version: '1',
  operations: [],
  problems: [],
  schemas: {},
  scopes: [],
};

async function compilePage(as: 'note' | 'link'): Promise<string> {
  const siteDir = writeFiles({
    [APIS_FILE]: JSON.stringify([{id: OTHERS.id}]),
    [`${NAMES_DIR}/${OTHERS.id}.json`]: JSON.stringify(OTHERS),
  });
  const page = {value: 'Lead.\n\nA risk of ours.\n\n<ApiList />\n', path: 'docs/a.mdx'};
  const remarkPlugins = buildRemarkPlugins(siteDir, as);
  return String(await compile(page, {jsx: true, remarkPlugins}));
}

it('marks glossary terms in handwritten prose, but not in descriptions of an API', async () => {
  const page = await compilePage('note');
  expect(page).toContain('<Term of="risk">{"risk"}</Term>');
  expect(page.match(/<Term /g)).toHaveLength(1);
  expect(page).toContain('Finding an asset, and more: ');
});

it('only links glossary terms in handwritten prose if there are no notes', async () => {
  const page = await compilePage('link');
  expect(page.match(/definitions#/g)).toHaveLength(1);
  expect(page).toContain('Finding an asset, and more: ');
});
