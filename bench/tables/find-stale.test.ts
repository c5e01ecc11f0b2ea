import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {beforeEach, describe, expect, it} from 'vitest';

import {digestLoaded, digestSources} from './digests';
import {findStale} from './find-stale';
import {replaceTable} from './place';
import {formatStamp} from './stamp';
import type {Table} from './tables';

const main = (chunk: string, route: string): string =>
  `load("/js/7.${chunk}.js"),n("/docs","${route}"),{"/docs-${route}":{}}`;

const FILES = {
  'README.md': 'Tables\n\n<!-- speed: start -->\n<!-- speed: end -->\n',
  'package-lock.json': '{}',
  'packages/model/index.ts': 'one',
  'packages/model/index.test.ts': 'a test',
  'packages/model/testing/index.ts': 'of tests',
  'packages/model/README.md': 'words',
  'packages/look/index.ts': 'look',
  'build/a/index.html': '<script src="/js/main.0123abcd.js" integrity="sha256-abc+/="></script>',
  'build/b/index.html': 'b',
  'build/js/main.0123abcd.js': main('aaaabbbb', '73e'),
};

const TABLE: Table = {
  name: 'speed',
  file: 'README.md',
  command: 'npm run bench -- speed',
  sources: ['packages/model', 'packages/look', 'package-lock.json'],
};

const LOADED = ['http://localhost:1/a/', 'http://localhost:1/js/main.0123abcd.js?again', '/none'];

let siteDir: string;

const write = (file: string, text: string): void =>
  fs.writeFileSync(path.join(siteDir, file), text);

const remove = (file: string): void => fs.rmSync(path.join(siteDir, file));

function measure({name, file, sources}: Table): void {
  const page = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const digests = new Map([...digestSources(siteDir, sources), ...digestLoaded(siteDir, LOADED)]);
  const stamp = formatStamp({date: '2026-11-25', commit: '0a1b2c3d4e', digests});
  write(file, replaceTable(page, name, `| Speed |\n\n${stamp}`));
}

const listMessages = (): readonly string[] =>
  findStale(siteDir, [TABLE]).map(({message}) => message);

const CHANGED =
  'The table "speed" was measured on 2026-11-25, commit 0a1b2c3d4e; these inputs have changed: ';

beforeEach(() => {
  siteDir = writeFiles({...FILES, '.gitignore': 'build/\n'});
  execFileSync('git', ['init', '--quiet'], {cwd: siteDir});
  measure(TABLE);
});

it('accepts a table whose inputs have not changed', () => {
  expect(findStale(siteDir, [TABLE])).toEqual([]);
});

describe('a table of sources', () => {
  it.each([
    ['a file of a folder', 'packages/model/index.ts', 'packages/model'],
    ['a new file in a folder', 'packages/look/other.ts', 'packages/look'],
    ['a file', 'package-lock.json', 'package-lock.json'],
  ])('is stale after %s changed, and the message names it', (_what, file, part) => {
    write(file, 'two');
    expect(listMessages()).toEqual([CHANGED + part]);
  });

  it('is stale after a folder was removed', () => {
    remove('packages/look/index.ts');
    expect(listMessages()).toEqual([`${CHANGED}packages/look (gone)`]);
  });

  it('is stale after a folder was added', () => {
    fs.mkdirSync(path.join(siteDir, 'packages/new'));
    write('packages/new/index.ts', 'new');
    const sources = [...TABLE.sources, 'packages/new'];
    const [problem] = findStale(siteDir, [{...TABLE, sources}]);
    expect(problem?.message).toBe(`${CHANGED}packages/new (new)`);
  });

  it.each([
    'packages/model/index.test.ts',
    'packages/model/testing/index.ts',
    'packages/model/README.md',
  ])('stays current if %s changes', (file) => {
    write(file, 'other');
    expect(listMessages()).toEqual([]);
  });
});

describe('a table of measured pages', () => {
  it('is stale after a file that the pages load has changed, even under a new name', () => {
    remove('build/js/main.0123abcd.js');
    write('build/js/main.99999999.js', main('aaaabbbb', '73e').replace('7.', '8.'));
    expect(listMessages()).toEqual([`${CHANGED}build/js/main.*.js`]);
  });

  it('is stale after a page changed', () => {
    write('build/a/index.html', 'other');
    expect(listMessages()).toEqual([`${CHANGED}build/a/index.html`]);
  });

  it('is stale after a file that the pages load was removed', () => {
    remove('build/js/main.0123abcd.js');
    expect(listMessages()).toEqual([`${CHANGED}build/js/main.*.js (gone)`]);
  });

  it('stays current if other pages change, or only hashes in names of loaded files', () => {
    remove('build/js/main.0123abcd.js');
    write('build/js/main.99999999.js', main('ccccdddd', '7a9'));
    write(
      'build/a/index.html',
      '<script src="/js/main.99999999.js" integrity="sha256-def+/="></script>',
    );
    write('build/b/index.html', 'other');
    expect(listMessages()).toEqual([]);
  });
});

it('reports a table without commit and digests, with its location and the command', () => {
  write('README.md', FILES['README.md']);
  expect(findStale(siteDir, [TABLE])).toEqual([
    {
      file: path.join(siteDir, 'README.md'),
      line: 3,
      column: 1,
      message: 'The table "speed" has no commit and no digests of its files',
      fix: 'Measure again: npm run bench -- speed',
    },
  ]);
});

it('reports a table of pages without digests of loaded files', () => {
  const digests = digestSources(siteDir, TABLE.sources);
  const stamp = formatStamp({date: '2026-11-25', commit: '0a1b2c3d4e', digests});
  write('README.md', replaceTable(FILES['README.md'], 'speed', stamp));
  expect(findStale(siteDir, [TABLE])).toEqual([]);
  expect(findStale(siteDir, [{...TABLE, isOfPages: true}])).toHaveLength(1);
});

it('reports a missing table', () => {
  write('README.md', 'Words\n');
  expect(listMessages()).toEqual([
    'The page needs <!-- speed: start --> and its end, around the table',
  ]);
});

it('reports all stale tables at once', () => {
  write('README.md', `${FILES['README.md']}${FILES['README.md'].replaceAll('speed', 'weight')}`);
  expect(findStale(siteDir, [TABLE, {...TABLE, name: 'weight'}])).toHaveLength(2);
});

it('only requires a commit for a table without sources', () => {
  const table = {...TABLE, sources: []};
  write('README.md', FILES['README.md']);
  expect(findStale(siteDir, [table])).toHaveLength(1);
  const stamp = formatStamp({date: '2026-11-25', commit: '0a1b2c3d4e', digests: new Map()});
  write('README.md', replaceTable(FILES['README.md'], 'speed', stamp));
  expect(findStale(siteDir, [table])).toEqual([]);
});
