import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {writeIndexes} from '../index-files/write-indexes';
import {mergeRecords} from '../records/merge-records';
import {findPages} from './find-pages';
import {readInWorkers} from './read-pages';

const page = (title: string) =>
  `<!doctype html><html><head><title>${title} | Site</title></head><body><main><h1>${title}</h1><p>Text of ${title}.</main>`;

describe('a built site', () => {
  let dir: string;

  beforeAll(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'built-site-'));
    await fs.mkdir(path.join(dir, 'b'));
    await fs.writeFile(path.join(dir, 'index.html'), page('Home'));
    await fs.writeFile(path.join(dir, 'b/index.html'), page('B'));
    await fs.writeFile(path.join(dir, 'a.html'), page('A'));
    await fs.writeFile(path.join(dir, '404.html'), page('Not found'));
  });

  afterAll(() => fs.rm(dir, {recursive: true}));

  const read = () =>
    readInWorkers(
      findPages(['/base/b', '/base/', '/base/a', '/base/404.html'], dir, '/base/'),
      ' | Site',
      dir,
    );

  it('is read by its routes, in the order of their paths', async () => {
    const pages = await read();
    expect(pages.map(({path: route, title}) => [route, title])).toEqual([
      ['', 'Home'],
      ['a', 'A'],
      ['b', 'B'],
    ]);
    expect(pages[1]?.records[0]?.text).toBe('Text of A.');
  });

  it('is read in the order of its paths if it is large', async () => {
    const file = path.join(dir, 'a.html');
    const paths = Array.from({length: 250 * os.availableParallelism()}, (_, index) => `a${index}`);
    const pages = await readInWorkers(
      paths.map((one) => ({file, path: one})),
      '',
      dir,
    );
    expect(pages.map(({path: at}) => at)).toEqual(paths);
  });

  it('reports the error of a page that cannot be read', async () => {
    const pages = [{file: path.join(dir, 'gone.html'), path: 'gone'}];
    await expect(readInWorkers(pages, '', dir)).rejects.toThrow('gone.html');
  });

  it("is only read for breadcrumbs if the page's island has a separate text", async () => {
    const island = '<ul class=breadcrumbs><li>Docs</ul><div data-island=api/a><h1>A</h1></div>';
    const own = {kind: 'page', title: 'A', anchor: '', names: []};
    const text = {html: '<h1>A</h1><p>All of it.', page: own, api: 'api/'};
    const file = path.join(dir, '.docusaurus/island-texts/api/a.json');
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, JSON.stringify(text));
    await fs.writeFile(path.join(dir, 'c.html'), page('C').replace('<h1>C</h1>', island));
    const [found] = await readInWorkers([{file: path.join(dir, 'c.html'), path: 'c'}], '', dir);
    const records = [{...own, text: 'All of it.'}];
    expect(found).toEqual({path: 'c', title: 'A', breadcrumbs: ['Docs'], api: text.api, records});
  });

  it('produces the same files each time', async () => {
    const write = async (name: string) => {
      const pages = await read();
      await writeIndexes(
        [{under: '', pages, records: mergeRecords(pages)}],
        {synonyms: {}, keywords: new Map(), asked: new Map()},
        path.join(dir, name),
      );
      return (await fs.readdir(path.join(dir, name, 'search-index'))).sort();
    };
    const [first, second] = [await write('first'), await write('second')];
    expect(first).toEqual(second);
    expect(first.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.#.'))).toEqual([
      'manifest.json',
      'text.#.json',
      'titles.#.json',
    ]);
  });
});
