import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

import {findNeeded, installMissing} from './install-missing';
import {benchDir} from './places';

const PICKY = {name: 'picky', version: '1.0.0', engines: {node: '>=999'}};
const dependencies = {picky: 'file:picky'};

let dir: string;

const write = (file: string, content: unknown): void => {
  fs.writeFileSync(path.join(dir, file), JSON.stringify(content));
};

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  fs.mkdirSync(path.join(dir, 'picky'));
  write('picky/package.json', PICKY);
  write('package.json', {name: 'peers', dependencies});
  write('package-lock.json', {
    name: 'peers',
    lockfileVersion: 3,
    packages: {
      '': {name: 'peers', dependencies},
      'node_modules/picky': {resolved: 'picky', link: true},
      picky: PICKY,
    },
  });
  // npm sets this for the scripts of a repository with `engine-strict`.
  process.env.npm_config_engine_strict = 'true';
});

afterAll(() => {
  delete process.env.npm_config_engine_strict;
  fs.rmSync(dir, {recursive: true});
});

it('installs a package that requires another Node version, although the repository is strict about it', () => {
  installMissing([dir]);
  expect(fs.existsSync(path.join(dir, 'node_modules/picky/package.json'))).toBe(true);
});

it.each([
  ['growth', ['', 'sites/starlight']],
  ['checks', ['']],
  ['clock', []],
  ['lighthouse', ['lighthouse']],
])('only installs the packages that %s needs', (comparison, folders) => {
  expect(findNeeded(comparison)).toEqual(folders.map((folder) => path.join(benchDir, folder)));
});

it('installs all peers for the comparison of pages', () => {
  const sites = fs.readdirSync(path.join(benchDir, 'sites'));
  expect(findNeeded('pages')).toHaveLength(1 + sites.length);
});

it('installs no peers that the command line does not name', () => {
  expect(findNeeded('pages', ['starlight'])).toEqual([
    benchDir,
    path.join(benchDir, 'sites/starlight'),
  ]);
});
