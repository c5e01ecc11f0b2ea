import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {installPackages, listAllowedScripts} from './install-packages.mjs';

const toPackage = (name: string): string =>
  JSON.stringify({name, version: '1.0.0', scripts: {postinstall: 'node -p 1 > ran.txt'}});

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

it('runs the install scripts of packages that are allowed by name, and no other', () => {
  const dir = writeSite();
  installPackages(dir, 'pipe');
  const has = (file: string) => (name: string) =>
    fs.existsSync(path.join(dir, 'node_modules', name, file));
  expect(NAMES.filter(has('package.json'))).toEqual(NAMES);
  expect(NAMES.filter(has('ran.txt'))).toEqual(['allowed']);
});

it('allows none in a folder that names none', () => {
  expect(listAllowedScripts(writeFiles({'package.json': '{}'}))).toEqual([]);
});
