import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {NAMES_DIR, writeApis} from '@openapi-portal/openapi-model/files';
import {afterEach, beforeEach, expect, it} from 'vitest';

import {writeOverview} from './write-overview';

const DIR = '.docusaurus/api-pages';

let siteDir: string;

const toApi = (id: string, summary: string) => ({
  id,
  title: `${id} API`,
  href: `/api/${id}/`,
  summary,
  version: '1.0.0',
  operations: [{id: 'list'}],
});

async function write(apis: readonly ReturnType<typeof toApi>[], dir = DIR): Promise<string> {
  fs.mkdirSync(path.join(siteDir, NAMES_DIR), {recursive: true});
  for (const api of apis)
    fs.writeFileSync(path.join(siteDir, NAMES_DIR, `${api.id}.json`), JSON.stringify(api));
  await writeApis(
    siteDir,
    apis.map(({id}) => ({id, label: id, route: `api/${id}`, contract: '', outputDir: ''})),
  );
  fs.mkdirSync(path.join(siteDir, dir), {recursive: true});
  await writeOverview(siteDir, dir);
  const file = path.join(siteDir, dir, 'index.mdx');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'overview-'));
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const SHOP = toApi('shop', 'Sells <Pets>.');
const STAFF = toApi('staff', 'staff API');

it('lists several APIs on a page, whatever characters their texts contain', async () => {
  const page = await write([SHOP, STAFF]);
  expect(page).toContain(
    '- <Link to={"/api/shop/"}>{"shop API"}</Link>{" – Sells <Pets>: 1 operation, version 1.0.0"}',
  );
  expect(page).toContain(
    '- <Link to={"/api/staff/"}>{"staff API"}</Link>{": 1 operation, version 1.0.0"}',
  );
});

it('writes no overview if one API is left', async () => {
  await write([SHOP, STAFF]);
  expect(await write([SHOP])).toBe('');
});

it('does not change an overview that authors write', async () => {
  expect(await write([SHOP, STAFF], 'docs-api')).toBe('');
});
