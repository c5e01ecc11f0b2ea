import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {MANIFEST} from '@openapi-portal/site-search/engine';
import {describe, expect, it} from 'vitest';

import {apiRoot, olderReleases} from '../../browser/routes';
import {BUILD, readPage} from '../page';
import {listIndexFiles, readIndexFile, readManifest, readTexts, readTitles} from './read-index';

const KB = 1000;

const weigh = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(readIndexFile(name)).length, 0);

const [titles] = readTitles();
const [texts] = readTexts();
if (titles === undefined || texts === undefined) throw new Error('The build has no index.');
const {pages, records} = titles;

const addresses = [
  ...records.map(([, , , , page, anchor]) => [page, anchor] as const),
  ...Object.values(texts.places).flat(),
].map(([page, anchor]) => ({page: pages[page]?.path ?? '', anchor}));

describe('the index files', () => {
  it('are one pair for this site, because its API is small, and one for each older minor version', () => {
    const [site, ...lines] = readManifest().indexes;
    expect(site?.under).toBe('');
    expect(lines.map(({under, isOlder}) => [under, isOlder])).toEqual(
      [...olderReleases.keys()].map((line) => [`${apiRoot.slice(1)}${line}/`, true]),
    );
    expect(listIndexFiles()).toHaveLength(1 + 2 * (1 + olderReleases.size));
  });

  it('have a hash of their content in their names, except the manifest', () => {
    for (const name of listIndexFiles().filter((file) => file !== MANIFEST)) {
      const hash = createHash('sha256').update(readIndexFile(name)).digest('hex').slice(0, 8);
      expect(name).toContain(`.${hash}.json`);
    }
  });

  it('weigh 60 KB to the first result and 220 KB in total at most, without the code', () => {
    const [entry, ...lines] = readManifest().indexes;
    const own = [MANIFEST, entry?.titles ?? '', entry?.text ?? ''];
    expect(weigh(own.slice(0, 2))).toBeLessThan(45 * KB);
    expect(weigh(own)).toBeLessThan(200 * KB);
    // Readers of an older version load these files in addition to the main index.
    for (const {titles: names, text} of lines) expect(weigh([names, text])).toBeLessThan(30 * KB);
  });

  it('link to existing targets', () => {
    const broken = addresses.filter(
      ({page, anchor}) => anchor !== '' && readPage(page).getElementById(anchor) === null,
    );
    expect(addresses.length).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });

  it('contain each page with content, and no redirect', () => {
    const paths = pages.map(({path: page}) => page);
    expect(paths).toEqual(
      expect.arrayContaining(['', 'docs/system-modules/risks', 'blog/welcome']),
    );
    expect(paths).not.toContain('404.html');
    expect(
      paths.filter((page) => page.startsWith('problems/') || page.startsWith('docs/api/')),
    ).toEqual([]);
    expect(fs.existsSync(path.join(BUILD, 'problems/user-in-use/index.html'))).toBe(true);
  });

  it('contain a field of an API once, with all its locations, requests first', () => {
    const fields = records.flatMap(([, title], id) => (title === 'job_title' ? [id] : []));
    const [id = -1] = fields;
    expect(fields).toHaveLength(1);
    expect(records[id]?.[5]).toBe('request-body.job_title');
    expect(texts.places[id]?.map(([, anchor]) => anchor)).toEqual(
      expect.arrayContaining(['responses.200.job_title', 'responses.201.job_title']),
    );
  });

  it('omit notes, samples and the fields of errors', () => {
    const all = texts.texts.join('\n');
    expect(all).not.toContain('curl --request');
    expect(all).not.toContain('in Definitions');
    expect(
      addresses.filter(({anchor}) => /^responses\.[45]\d\d\.(?!headers\.)/.test(anchor)),
    ).toEqual([]);
  });
});
