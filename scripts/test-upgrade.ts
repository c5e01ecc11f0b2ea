import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {copySources} from './copy-sources';
import {readArguments} from './read-arguments';
import {runCommand, say} from './run-command';
import {siteDir} from './site';

/** The default versions: the oldest supported version, and the last one before it. */
const VERSIONS = ['3.10.0', '3.9.2'];

interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const BUILD = ['node_modules/.bin/jiti', 'scripts/build-portal.ts'];

/** Steps in order of difficulty. The first one that fails shows what the version breaks. */
const STEPS: readonly Step[] = [
  {title: 'install', command: ['npm', 'install', '--no-audit', '--no-fund', '--legacy-peer-deps']},
  {title: 'build without replaced parts of Docusaurus', command: BUILD, env: {STATIC_PAGES: 'off'}},
  {
    title: 'check the parts of Docusaurus that we replace',
    command: ['node_modules/.bin/vitest', 'run', 'packages/static-pages/internals'],
  },
  {title: 'build with all replaced parts of Docusaurus', command: BUILD},
];

async function copyAt(version: string): Promise<string> {
  const dir = path.join(siteDir, '.cache/upgrade', version);
  fs.rmSync(dir, {recursive: true, force: true});
  await copySources(dir);
  const manifest = path.join(dir, 'package.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, text.replace(/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`));
  fs.rmSync(path.join(dir, 'package-lock.json'));
  return dir;
}

function runStep({command: [name = '', ...args], env}: Step, dir: string): string | undefined {
  const options = {cwd: dir, encoding: 'utf8', env: {...process.env, ...env}} as const;
  const {status, stdout, stderr} = spawnSync(name, args, options);
  return status === 0 ? undefined : stdout + stderr;
}

/** Builds the site with another version of Docusaurus, and prints which steps fail. */
async function tryVersion(version: string): Promise<void> {
  say(`Docusaurus ${version}`);
  const dir = await copyAt(version);
  for (const step of STEPS) {
    const failure = runStep(step, dir);
    say(`${failure === undefined ? 'passed' : 'failed'}: ${step.title}`);
    if (failure === undefined) continue;
    process.exitCode = 1;
    console.log(failure);
    if (step === STEPS[0]) return;
  }
}

void runCommand(async () => {
  const usage = 'npm run test:upgrade -- [<version of Docusaurus> …]';
  const {positionals: named} = readArguments({allowPositionals: true}, usage);
  for (const version of named.length > 0 ? named : VERSIONS) await tryVersion(version);
});
