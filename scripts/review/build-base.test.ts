import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {beforeEach, describe, expect, it, vi} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';
import {UsageError} from '@openapi-portal/reports/usage-error';

import {buildBase} from './build-base';
import {findBase, describeWorkingTree} from './git';

const git = (dir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: dir,
    encoding: 'utf8',
  }).trim();

const BUILD = `
const fs = require('node:fs');
fs.mkdirSync('build');
fs.writeFileSync('build/index.html', fs.readFileSync('page.txt', 'utf8') + require('a'));
console.log('The build says so');
if (fs.existsSync('broken')) process.exit(1);
`;

function commit(dir: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message=a change');
  return git(dir, 'rev-parse', 'HEAD');
}

const toLock = (name: string): string => JSON.stringify({name, lockfileVersion: 3, packages: {}});

function makeRepository(): {readonly dir: string; readonly first: string} {
  const dir = writeFiles({
    'package.json': JSON.stringify({scripts: {build: 'node build.js'}}),
    'package-lock.json': toLock('small'),
    'build.js': BUILD,
    '.gitignore': 'node_modules/\n.cache/\n',
    'node_modules/a/index.js': "module.exports = ' and a package'",
  });
  git(dir, 'init', '--quiet', '--initial-branch=main');
  const first = commit(dir, {'page.txt': 'first'});
  commit(dir, {'page.txt': 'second'});
  return {dir, first};
}

const list = (dir: string): readonly string[] =>
  fs.readdirSync(path.join(dir, '.cache/review')).sort();
const readPage = (build: string): string => fs.readFileSync(path.join(build, 'index.html'), 'utf8');

let said: readonly string[][];

beforeEach(() => {
  said = vi.spyOn(console, 'log').mockImplementation(() => undefined).mock.calls as string[][];
});

describe('the base of a review', () => {
  it('is built from its commit with the installed packages, and does not change the working tree', async () => {
    const {dir, first} = makeRepository();
    fs.writeFileSync(path.join(dir, 'page.txt'), 'not committed');
    const build = await buildBase(dir, first);
    expect(readPage(build)).toBe('first and a package');
    expect(fs.existsSync(path.join(dir, 'build'))).toBe(false);
    expect(git(dir, 'status', '--porcelain')).toBe('M page.txt');
    expect(git(dir, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(list(dir)).toEqual([path.basename(path.dirname(build))]);
  });

  it('runs no hook of the commit that it checks out', async () => {
    const {dir} = makeRepository();
    fs.mkdirSync(path.join(dir, 'hooks'));
    const hook = '#!/bin/sh\nprintf hooked > page.txt\n';
    fs.writeFileSync(path.join(dir, 'hooks/post-checkout'), hook, {mode: 0o755});
    const own = commit(dir, {'page.txt': 'third'});
    git(dir, 'config', 'core.hooksPath', 'hooks');
    expect(readPage(await buildBase(dir, own))).toBe('third and a package');
  });

  it('gets its own packages if its lock file differs', async () => {
    const {dir, first} = makeRepository();
    commit(dir, {'package-lock.json': toLock('other')});
    await buildBase(dir, first);
    expect(said.flat()).toContain(
      '→ The base needs other packages: installing them (about a minute)',
    );
  });

  it('is cached, and built again if someone changed it', async () => {
    const {dir, first} = makeRepository();
    const build = await buildBase(dir, first);
    await buildBase(dir, first);
    expect(said.at(-1)).toEqual([
      `→ Using the earlier build of the base: commit ${first.slice(0, 10)}`,
    ]);
    fs.writeFileSync(path.join(build, 'index.html'), 'changed by hand');
    await buildBase(dir, first);
    expect(said.flat()).toContain('→ The earlier build of the base has been changed');
    expect(readPage(build)).toBe('first and a package');
  });

  it('is built again for another site URL', async () => {
    const {dir, first} = makeRepository();
    const build = await buildBase(dir, first);
    vi.stubEnv('SITE_URL', 'https://docs.example.org');
    expect(await buildBase(dir, first)).not.toBe(build);
    vi.unstubAllEnvs();
  });

  it('reports the output of a failed build, and leaves no files', async () => {
    const {dir} = makeRepository();
    const broken = commit(dir, {broken: ''});
    await expect(buildBase(dir, broken)).rejects.toThrow(
      /^The base, commit \w{10}, does not build:\n[^]*The build says so[^]*Use a base that builds/,
    );
    expect(git(dir, 'worktree', 'list').split('\n')).toHaveLength(1);
    expect(list(dir)).toEqual([]);
  });

  it('removes the files of a killed review', async () => {
    const {dir, first} = makeRepository();
    const left = path.join(dir, '.cache/review/worktree-999999999');
    git(dir, 'worktree', 'add', '--quiet', '--detach', left, first);
    await buildBase(dir, first);
    expect(git(dir, 'worktree', 'list').split('\n')).toHaveLength(1);
  });
});

describe('the commit of the base', () => {
  it('is the point at which the branch was created, even if main has moved on', () => {
    const {dir, first} = makeRepository();
    git(dir, 'checkout', '--quiet', '-b', 'change', first);
    commit(dir, {'page.txt': 'changed'});
    expect(findBase(dir, 'main')).toEqual({commit: first, ref: 'main', ahead: 1});
  });

  it.each([
    [
      'mian',
      '--base: the commit "mian" does not exist; did you mean main? If not, fetch it first: git fetch origin mian',
    ],
    ['no such', '--base: the commit "no such" does not exist; use a branch, a tag or a commit'],
    ['^main', '--base: the commit "^main" does not exist; did you mean main? If not, use a branch'],
    ['--all', '--base: the commit "--all" does not exist; use a branch, a tag or a commit'],
  ])('is rejected with a fix if it does not exist: %s', (ref, message) => {
    const {dir} = makeRepository();
    expect(() => findBase(dir, ref)).toThrow(message);
  });

  it('has the same name as in the clone', () => {
    const {dir} = makeRepository();
    git(dir, 'branch', 'release');
    const clone = writeFiles({});
    git(clone, 'clone', '--quiet', dir, 'clone');
    expect(() => findBase(path.join(clone, 'clone'), 'release')).toThrow(
      '--base: the commit "release" does not exist; use its local name: origin/release',
    );
  });

  it('is not looked up in a shallow clone, or in a folder without history', () => {
    const {dir} = makeRepository();
    const clone = writeFiles({});
    git(clone, 'clone', '--quiet', '--depth=1', `file://${dir}`, 'clone');
    expect(() => findBase(path.join(clone, 'clone'), 'main')).toThrow(
      /This clone is shallow: [^]*git fetch --unshallow/,
    );
    expect(() => findBase(clone, 'main')).toThrow(
      'A review needs the git history, but this folder is not a clone of the repository: clone it with git',
    );
  });
});

it('reports the message of Git in a working tree with a broken submodule', () => {
  const {dir, first} = makeRepository();
  git(dir, 'update-index', '--add', '--cacheinfo', `160000,${first},sub`);
  fs.mkdirSync(path.join(dir, 'sub'));
  fs.writeFileSync(path.join(dir, 'sub/.git'), 'gitdir: nowhere');
  expect(() => describeWorkingTree(dir)).toThrow(UsageError);
  expect(() => describeWorkingTree(dir)).toThrow(
    /^git status --porcelain failed:\n\n.*not a git repository/s,
  );
});

it('the working tree is described with its uncommitted changes', () => {
  const {dir} = makeRepository();
  expect(describeWorkingTree(dir)).toMatch(/^commit \w{10}$/);
  fs.writeFileSync(path.join(dir, 'page.txt'), 'third');
  expect(describeWorkingTree(dir)).toMatch(/^commit \w{10} with uncommitted changes$/);
});
