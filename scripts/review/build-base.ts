import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '@openapi-portal/reports/usage-error';

import {linkFolder} from '../copy-sources';
import {readOutput} from '../read-output';
import {say} from '../run-command';
import {isSealed, sealFolder} from '../sealed-folder';

import {toShort, withoutGit} from './git';
import {withWorktree} from './worktree';

/** Number of builds that stay in the cache. */
const KEPT = 3;

/** Environment variables that affect a build. */
const SETTINGS = [
  'SITE_URL',
  'BASE_URL',
  'EDIT_URL',
  'REPORT_URL',
  'API_SERVER_URL',
  'OFFLINE',
  'STATIC_PAGES',
  'SOURCE_DATE_EPOCH',
];

const LOCK = 'package-lock.json';

/** Returns the environment without npm's variables, which would point a nested npm to the current folder. */
const toEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(withoutGit(process.env)).filter(
      ([name]) => !/^npm_(?:lifecycle|package)_|^npm_config_local_prefix$|^INIT_CWD$/.test(name),
    ),
  );

interface Place {
  readonly siteDir: string;
  readonly commit: string;
  /** Cache folder of all reviews, `.cache/review`. */
  readonly cache: string;
  /** Cache folder of this build. */
  readonly kept: string;
}

function toPlace(siteDir: string, commit: string): Place {
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n');
  const key = crypto.createHash('sha256').update(settings).digest('hex').slice(0, 8);
  const cache = path.join(siteDir, '.cache/review');
  return {siteDir, commit, cache, kept: path.join(cache, `base-${commit}-${key}`)};
}

const toBuild = ({kept}: Place): string => path.join(kept, 'build');

const run = (command: string, args: readonly string[], cwd: string, signal: AbortSignal) =>
  readOutput(spawn(command, args, {cwd, env: toEnv(), signal, stdio: ['ignore', 'pipe', 'pipe']}));

const isSameFile = (one: string, other: string): boolean =>
  fs.existsSync(one) && fs.existsSync(other) && fs.readFileSync(one).equals(fs.readFileSync(other));

/** Links the installed packages if the base has the same lock file; else installs the packages of the base. */
async function provideModules({siteDir}: Place, worktree: string, signal: AbortSignal) {
  const modules = 'node_modules';
  if (isSameFile(path.join(siteDir, LOCK), path.join(worktree, LOCK))) {
    await linkFolder(path.join(siteDir, modules), path.join(worktree, modules));
    return {status: 0, output: ''};
  }
  say('The base needs other packages: installing them (about a minute)');
  return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], worktree, signal);
}

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-30).join('\n');

async function buildIn(place: Place, worktree: string, signal: AbortSignal): Promise<void> {
  const steps = [
    () => provideModules(place, worktree, signal),
    () => run('npm', ['run', 'build'], worktree, signal),
  ];
  for (const step of steps) {
    const {status, output} = await step();
    if (signal.aborted) throw new UsageError('The review was stopped before the base was built');
    if (status === 0) continue;
    const commit = toShort(place.commit);
    throw new UsageError(
      `The base, commit ${commit}, does not build:\n\n${lastLines(output)}\n\nUse a base that builds: npm run review -- --base <commit>`,
    );
  }
}

const build = (place: Place): Promise<void> =>
  withWorktree(place.siteDir, place.cache, place.commit, async (worktree, signal) => {
    await buildIn(place, worktree, signal);
    const built = path.join(worktree, 'build');
    if (!fs.existsSync(built)) {
      const commit = toShort(place.commit);
      throw new UsageError(`The base, commit ${commit}, creates no build/: use another base`);
    }
    fs.rmSync(place.kept, {recursive: true, force: true});
    fs.mkdirSync(place.kept, {recursive: true});
    fs.renameSync(built, toBuild(place));
    sealFolder(toBuild(place));
  });

function removeOld({cache, kept}: Place): void {
  const now = new Date();
  fs.utimesSync(kept, now, now);
  fs.readdirSync(cache)
    .filter((name) => name.startsWith('base-'))
    .map((name) => path.join(cache, name))
    .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)
    .slice(KEPT)
    .forEach((dir) => fs.rmSync(dir, {recursive: true}));
}

/**
 * Builds a commit in a separate worktree, and caches the build for later reviews of the same base. The working tree is
 * not modified.
 *
 * @throws UsageError with the build's output if it fails
 */
export async function buildBase(siteDir: string, commit: string): Promise<string> {
  const place = toPlace(siteDir, commit);
  fs.mkdirSync(place.cache, {recursive: true});
  if (isSealed(toBuild(place))) {
    say(`Using the earlier build of the base: commit ${toShort(commit)}`);
  } else {
    if (fs.existsSync(place.kept)) say('The earlier build of the base has been changed');
    say(`Building the base: commit ${toShort(commit)}`);
    await build(place);
  }
  removeOld(place);
  return toBuild(place);
}
