import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {hasHistory} from './edit';
import {buildSitemapOptions} from './sitemap';

const git = (cwd: string, ...args: readonly string[]): void =>
  void execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });

function makeRepository(): string {
  const folder = writeFiles({'a.md': 'A'});
  git(folder, 'init');
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'one');
  git(folder, 'commit', '-m', 'two', '--allow-empty');
  return folder;
}

it('returns the date of the last change in a clone with its history', () => {
  const folder = makeRepository();
  expect(hasHistory(folder)).toBe(true);
  expect(buildSitemapOptions(folder, [])).toMatchObject({lastmod: 'date'});
});

it('returns no date in a shallow clone, where all files appear to have changed together', () => {
  const clone = path.join(writeFiles({}), 'clone');
  const source = pathToFileURL(makeRepository()).href;
  git(path.dirname(clone), 'clone', '--depth=1', source, clone);
  expect(hasHistory(clone)).toBe(false);
  expect(buildSitemapOptions(clone, [])).toEqual({lastmod: null});
});

it.each([
  ['without git', {}],
  ['with a folder that git does not know', {'.git/a': ''}],
])('finds no history in a copy %s', (_, files) => {
  expect(hasHistory(writeFiles(files))).toBe(false);
});
