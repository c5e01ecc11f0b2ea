import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it} from 'vitest';

let dir = '';

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'toolchains-'));
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

/** Runs the installation with only these programs on PATH, and returns its output. */
function install(programs: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(dir, 'bin-'));
  for (const [name, script] of Object.entries(programs))
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, {mode: 0o755});
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const env = {...process.env, PATH: folder};
  const args = [jiti, 'scripts/install-toolchains.ts'];
  return execFileSync(process.execPath, args, {env, encoding: 'utf8'});
}

it('lists missing toolchains if nothing can be installed', () => {
  expect(install({go: 'exit 0'})).toContain(
    '→ Samples in Java, PHP are not run, because no program for them is installed',
  );
});

it.skipIf(process.getuid?.() !== 0)('only installs packages of missing toolchains', () => {
  const calls = path.join(dir, 'calls');
  const said = install({
    'apt-get': `echo "$@" >> ${calls}`,
    go: 'exit 0',
    javac: 'exit 1',
    php: 'exit 0',
  });
  expect(said).toContain('Installing Java with');
  expect(fs.readFileSync(calls, 'utf8')).toContain(
    'install -y --no-install-recommends default-jdk-headless\n',
  );
});

it('prints nothing if everything is installed', () => {
  expect(install({go: 'exit 0', javac: 'exit 0', php: 'exit 0'})).toBe('');
});
