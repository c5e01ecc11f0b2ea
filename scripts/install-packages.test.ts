import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {isInstalled} from './installed.mjs';
import {installPackages, listAllowedScripts} from './install-packages.mjs';

const toPackage = (name: string): string =>
  JSON.stringify({
    name,
    version: '1.0.0',
    scripts: {postinstall: 'node -p 1 >> ran.txt && node -p 1 >> ../../runs.txt'},
  });

const NAMES = ['allowed', 'refused', 'unnamed'];

/** Writes a site that depends on three local packages. None of them is installed. */
function writeSite(): string {
  const dir = writeFiles({
    ...Object.fromEntries(NAMES.map((name) => [`${name}/package.json`, toPackage(name)])),
    'package.json': JSON.stringify({
      name: 'site',
      dependencies: Object.fromEntries(NAMES.map((name) => [name, `file:${name}-1.0.0.tgz`])),
      allowScripts: {allowed: true, refused: false},
    }),
  });
  const npm = (...args: readonly string[]) => execFileSync('npm', args, {cwd: dir, stdio: 'pipe'});
  npm('pack', ...NAMES.map((name) => `./${name}`));
  npm('install', '--package-lock-only', '--offline', '--ignore-scripts');
  return dir;
}

it('only runs the install scripts of packages that are allowed by name', () => {
  const dir = writeSite();
  installPackages(dir, 'pipe');
  const has = (file: string) => (name: string) =>
    fs.existsSync(path.join(dir, 'node_modules', name, file));
  expect(NAMES.filter(has('package.json'))).toEqual(NAMES);
  expect(NAMES.filter(has('ran.txt'))).toEqual(['allowed']);
});

const start = (dir: string) => {
  const script = path.join(import.meta.dirname, 'install-packages.mjs');
  const call = `installMissing(${JSON.stringify(dir)}, 'Installing', 'ignore')`;
  const code = `import {installMissing} from ${JSON.stringify(script)}; ${call};`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {stdio: 'ignore'});
};

it('installs once if several commands start at the same time, even after a killed one', async () => {
  const dir = writeSite();
  const killed = spawn(process.execPath, ['-p', '1']);
  await once(killed, 'exit');
  fs.mkdirSync(path.join(dir, '.cache'));
  fs.writeFileSync(path.join(dir, '.cache/installing'), String(killed.pid));
  const ended = await Promise.all([dir, dir, dir].map((one) => once(start(one), 'exit')));
  expect(ended).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(fs.readFileSync(path.join(dir, 'runs.txt'), 'utf8')).toBe('1\n');
  expect(fs.readdirSync(path.join(dir, '.cache'))).toEqual([]);
});

it('allows no scripts in a folder without an allow list', () => {
  expect(listAllowedScripts(writeFiles({'package.json': '{}'}))).toEqual([]);
});

it('links a new package of the repository without an installation', () => {
  const lock = (packages: object): string => JSON.stringify({packages: {'': {}, ...packages}});
  const own = {
    'packages/shop': {version: '1.0.0'},
    'node_modules/shop': {resolved: 'packages/shop', link: true},
  };
  const dir = writeFiles({
    'packages/shop/package.json': '{}',
    'package-lock.json': lock(own),
    'node_modules/.package-lock.json': lock({}),
  });
  expect(isInstalled(dir)).toBe(true);
  expect(fs.existsSync(path.join(dir, 'node_modules/shop/package.json'))).toBe(true);
  const needed = {...own, 'node_modules/yaml': {version: '2.9.1'}};
  fs.writeFileSync(path.join(dir, 'package-lock.json'), lock(needed));
  expect(isInstalled(dir)).toBe(false);
});
