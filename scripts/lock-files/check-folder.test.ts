import path from 'node:path';

import {formatProblems} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {siteDir} from '../site';
import {checkFolder} from './check-folder';
import {listLockedFolders} from './audit-folder';

const SETTINGS = 'ignore-scripts=true\nomit-lockfile-registry-resolved=true\n';

const PACKAGE = {version: '1.0.0', integrity: 'sha512-AAAA'};

interface Folder {
  readonly packages?: object;
  readonly lockfileVersion?: number;
  readonly allowScripts?: object;
  readonly settings?: string;
}

function report({packages = {}, lockfileVersion = 3, allowScripts, settings = SETTINGS}: Folder) {
  const lock = {lockfileVersion, packages: {'': {dependencies: {a: '1.0.0'}}, ...packages}};
  const dir = writeFiles({
    'package.json': JSON.stringify({name: 'site', allowScripts}, null, 2),
    'package-lock.json': JSON.stringify(lock, null, 2),
    '.npmrc': settings,
  });
  const problems = checkFolder(dir);
  return problems.length === 0 ? '' : formatProblems('the packages', problems, dir);
}

describe('a lock file', () => {
  it('may list packages of a registry, and folders of the repository', () => {
    const own = {resolved: 'packages/own', link: true};
    const packages = {'node_modules/a': PACKAGE, 'node_modules/own': own, 'packages/own': {}};
    expect(report({packages})).toBe('');
  });

  it.each([
    ['a mirror', 'https://mirror.example.com/a/-/a-1.0.0.tgz'],
    ['an unencrypted registry', 'http://registry.example.com/a/-/a-1.0.0.tgz'],
    ['a repository', 'git+ssh://git@example.com/a/a.git#0123abc'],
    ['a file', 'file:a-1.0.0.tgz'],
  ])('accepts no package from %s', (_, resolved) => {
    const text = report({packages: {'node_modules/a': {...PACKAGE, resolved}}});
    expect(text).toContain(`a is installed from ${resolved}`);
  });

  it('reports the location of each error, all at once', () => {
    const packages = {
      'node_modules/a': {version: '1.0.0'},
      'node_modules/a/node_modules/b': {...PACKAGE, integrity: 'sha1-AAAA'},
      'node_modules/c': {resolved: '../c', link: true},
      'packages/own': {devDependencies: {d: '^1.0.0', e: 'github:e/e'}},
    };
    expect(report({packages, lockfileVersion: 1})).toMatchInlineSnapshot(`
      "6 problems in the packages:

        package-lock.json:1:1  its lockfileVersion is not 3
          → create it again: npm install
        package-lock.json:9:5  a has no SHA-512 hash, so npm could install other code
          → install it from a registry: npm install
        package-lock.json:12:5  b has no SHA-512 hash, so npm could install other code
          → install it from a registry: npm install
        package-lock.json:16:5  node_modules/c is a link to a file outside of this folder
          → use a package from a registry
        package-lock.json:20:5  The version of d, "^1.0.0", is not exact
          → write an exact version in package.json: npm install --save-exact
        package-lock.json:20:5  The version of e, "github:e/e", is not exact
          → write an exact version in package.json: npm install --save-exact
      "
    `);
  });
});

const SCRIPTED = {'node_modules/@scope/a': {...PACKAGE, hasInstallScript: true}};

describe('install scripts', () => {
  it('must be allowed by the name of their package', () => {
    expect(report({packages: SCRIPTED})).toMatchInlineSnapshot(`
      "1 problem in the packages:

        package.json:1:1  @scope/a has an install script, but is not in allowScripts
          → read the script, and add the package there, with \`false\`, or with \`true\` if the script must run
      "
    `);
  });

  it.each([{'@scope/a': false}, {'@scope/a': true}, {'@scope/a@1.0.0': true}])(
    'are allowed by %j',
    (allowScripts) => {
      expect(report({packages: SCRIPTED, allowScripts})).toBe('');
    },
  );

  it('are not allowed by the name of another package', () => {
    const text = report({packages: SCRIPTED, allowScripts: {'@scope': false, '@scope/ab': false}});
    expect(text).toContain('@scope/a has an install script');
    expect(text).toContain('package.json:5:5  @scope/ab has no install script');
  });
});

describe('npm settings', () => {
  it('disable install scripts, and keep hosts out of lock files', () => {
    const text = report({settings: 'audit=false\n'});
    expect(text).toContain('.npmrc:1:1  it does not contain ignore-scripts=true');
    expect(text).toContain('.npmrc:1:1  it does not contain omit-lockfile-registry-resolved=true');
  });

  it.each(['registry=https://mirror.example.com/', '//mirror.example.com/:_authToken=abc'])(
    'may not contain %s',
    (line) => {
      expect(report({settings: `${SETTINGS}${line}\n`})).toContain('it contains a host');
    },
  );
});

it('lists folders with a lock file, except installed packages', () => {
  const lock = '{"lockfileVersion": 3}';
  const dir = writeFiles({
    'package-lock.json': lock,
    'tools/a/package-lock.json': lock,
    'tools/a/node_modules/b/package-lock.json': lock,
    '.cache/copy/package-lock.json': lock,
  });
  expect(listLockedFolders(dir)).toEqual([dir, path.join(dir, 'tools/a')]);
});

it('finds no error in this repository, whose tools have separate lock files', () => {
  const folders = listLockedFolders(siteDir);
  expect(folders.length).toBeGreaterThan(8);
  expect(folders.flatMap(checkFolder)).toEqual([]);
});
