import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {type Manifest, toPublishedManifest, toRepository} from './package-manifest';
import {readVersion, setVersion} from './read-version';

let dir = '';
const changelog = (): string => path.join(dir, 'CHANGELOG.md');

function write(folder: string, version: string, needed = version): void {
  fs.mkdirSync(path.join(dir, folder), {recursive: true});
  const dependencies = {'@openapi-portal/reports': needed, yaml: '2.9.1'};
  const text = JSON.stringify({name: folder, version, dependencies}, null, 2);
  fs.writeFileSync(path.join(dir, folder, 'package.json'), text);
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  write('one', '1.1.0');
  write('two', '1.1.0');
  fs.writeFileSync(changelog(), '# Changelog\n\n## 1.1.0\n\nNew.\n\n## 1.0.0\n');
});

afterEach(() => fs.rmSync(dir, {recursive: true}));

describe('the version of a release', () => {
  it('is the version of all packages and of the newest changelog entry', () =>
    expect(readVersion(dir, changelog())).toBe('1.1.0'));

  it('is rejected if packages have different versions', () => {
    write('two', '1.0.0');
    expect(() => readVersion(dir, changelog())).toThrow('several versions: 1.1.0, 1.0.0');
  });

  it('is rejected if the newest changelog entry has another version', () => {
    setVersion(dir, '1.2.0');
    expect(() => readVersion(dir, changelog())).toThrow(
      'the first entry is 1.1.0, but the packages have version 1.2.0',
    );
  });

  it('is set in packages and in their dependencies on each other', () => {
    setVersion(dir, '2.0.0');
    const {version, dependencies} = JSON.parse(
      fs.readFileSync(path.join(dir, 'two/package.json'), 'utf8'),
    ) as Manifest;
    expect({version, dependencies}).toEqual({
      version: '2.0.0',
      dependencies: {'@openapi-portal/reports': '2.0.0', yaml: '2.9.1'},
    });
  });
});

it.each(['banana', 'v1.2.0', '1.2', '1.2.0", "a": "b', '$1'])('is not set to %j', (version) =>
  expect(() => setVersion(dir, version)).toThrow('--set-version must be a version'),
);

it.each([
  ['https://ci:token@git.example.org/a/portal.git', 'git+https://git.example.org/a/portal.git'],
  ['https://token@git.example.org/portal.git', 'git+https://git.example.org/portal.git'],
  ['git@git.example.org:a/portal.git', 'git+https://git.example.org/a/portal.git'],
  ['/srv/portal.git', undefined],
  ['', undefined],
])('returns the repository of the origin %j without credentials', (origin, repository) =>
  expect(toRepository(origin)).toBe(repository),
);

describe('a published manifest', () => {
  const manifest = {
    name: '@openapi-portal/shop',
    version: '1.0.0',
    license: 'MIT',
    private: true,
    scripts: {test: 'vitest'},
    devDependencies: {vitest: '4.0.0'},
    exports: {
      '.': {types: './index.tsx', module: './index.tsx', default: './dist/index.js'},
      './testing': {types: './testing/index.ts'},
      './styles.css': './styles.css',
    },
  };

  it('exports declarations instead of sources, and nothing for tests', () =>
    expect(
      toPublishedManifest(manifest, {
        node: '>=20.19',
        repository: 'git+https://git.example.org/portal.git',
        directory: 'packages/shop',
      }),
    ).toEqual({
      name: '@openapi-portal/shop',
      version: '1.0.0',
      license: 'MIT',
      exports: {
        '.': {types: './dist/index.d.ts', module: './index.tsx', default: './dist/index.js'},
        './styles.css': './styles.css',
      },
      engines: {node: '>=20.19'},
      repository: {
        type: 'git',
        url: 'git+https://git.example.org/portal.git',
        directory: 'packages/shop',
      },
      publishConfig: {access: 'public'},
    }));
});
