import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, it} from 'vitest';

import {ISLAND_TEXTS_DIR} from '../files/folders';
import {type IslandText, readIslandRecords, readIslandText} from './island-text';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'island-text-'));
const text: IslandText = {
  html: '<h1>A</h1><p>Words.',
  page: {kind: 'page', title: 'A', anchor: '', names: []},
  api: 'api/',
};

it('is found by the name of the island, and replaces the text of the page', () => {
  fs.mkdirSync(path.join(siteDir, ISLAND_TEXTS_DIR, 'api'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, ISLAND_TEXTS_DIR, 'api/a.json'), JSON.stringify(text));
  const before = '<main><nav>Way</nav>';
  for (const name of ['api/a', '"api/a"'])
    expect(
      readIslandText(`${before}<div class=x data-island=${name}><h1>A</h1></div></main>`, siteDir),
    ).toEqual({before, text});
});

it('is read from the page if no plugin provides it', () => {
  expect(readIslandText('<main><div data-island=prose/b>B</div></main>', siteDir)).toBeUndefined();
  expect(readIslandText('<main>C</main>', siteDir)).toBeUndefined();
});

it('has a record of the page itself', () => {
  expect(readIslandRecords(text)).toEqual([
    {kind: 'page', title: 'A', anchor: '', names: [], text: 'Words.'},
  ]);
});
