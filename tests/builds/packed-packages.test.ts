import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {manifests, packPackages} from './pack-packages';

/** Folder in which the packed packages are installed. Their dependencies are resolved from the repository above it. */
const dir = path.join(siteDir, '.cache/packed-packages');

const toInstalled = (name: string): string => path.join(dir, 'node_modules', name);

beforeAll(() => {
  fs.rmSync(dir, {recursive: true, force: true});
  for (const [name, archive] of packPackages(dir)) {
    fs.mkdirSync(toInstalled(name), {recursive: true});
    const args = ['-xzf', archive, '--strip-components=1', '-C', toInstalled(name)];
    execFileSync('tar', args);
  }
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

describe.each(manifests)('$name, packed', ({name, exports}) => {
  it('has a README, a licence with its text, and no test', () => {
    const files = fs.readdirSync(toInstalled(name), {recursive: true, encoding: 'utf8'});
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
    const manifest = fs.readFileSync(path.join(toInstalled(name), 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({license: 'SEE LICENSE IN LICENSE'});
    expect(files.filter((file) => /\.test\.|\btesting\b|fixture/.test(file))).toEqual([]);
  });

  it.each(Object.entries(exports).filter(([entry]) => !/testing|worker/.test(entry)))(
    'exports %s',
    (entry, target) => {
      const targets = typeof target === 'string' ? [target] : Object.values(target);
      for (const file of targets)
        expect(fs.existsSync(path.join(toInstalled(name), file)), file).toBe(true);
      if (typeof target === 'string' || target.default === undefined) return;
      // A separate process loads the package in the same way as a site.
      const args = ['-e', `require(${JSON.stringify(path.posix.join(name, entry))})`];
      execFileSync(process.execPath, args, {cwd: dir, stdio: ['ignore', 'ignore', 'pipe']});
    },
  );
});
