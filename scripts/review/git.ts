import {execFileSync} from 'node:child_process';

import {findNearest} from '@openapi-portal/reports';
import {UsageError} from '@openapi-portal/reports/usage-error';

/** Removes Git's variables from the environment. Inside a Git hook, they would apply to every repository. */
export const withoutGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));

/** Prevents a checkout from running hooks, which may be files of the checked-out commit. */
const WITHOUT_HOOKS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

/**
 * Runs Git without hooks and returns its trimmed output.
 *
 * @throws UsageError with Git's message
 */
export function git(dir: string, ...args: readonly string[]): string {
  const options = {
    cwd: dir,
    encoding: 'utf8',
    env: withoutGit(process.env),
    stdio: 'pipe',
  } as const;
  try {
    return execFileSync('git', [...WITHOUT_HOOKS, ...args], options).trim();
  } catch (error) {
    const {stderr = '', message} = error as Error & {readonly stderr?: string};
    throw new UsageError(`git ${args.join(' ')} failed:\n\n${stderr.trim() || message}`);
  }
}

function tryGit(dir: string, ...args: readonly string[]): string | undefined {
  try {
    return git(dir, ...args);
  } catch {
    return undefined;
  }
}

function toCommit(dir: string, name: string): string | undefined {
  const found = tryGit(
    dir,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  );
  // `^main` excludes commits, so Git answers with `^` and a hash.
  return found?.startsWith('^') === true ? undefined : found;
}

/** Returns the first ten digits of a commit hash, so that the length is the same in every clone. */
export const toShort = (commit: string): string => commit.slice(0, 10);

function nameWayOut(dir: string, base: string): string {
  if (toCommit(dir, `origin/${base}`) !== undefined) return `use its local name: origin/${base}`;
  const known = tryGit(
    dir,
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/remotes',
    'refs/tags',
  );
  const nearest = findNearest(base, (known ?? '').split('\n').filter(Boolean));
  const isName = /^\w[\w./-]*$/.test(base);
  const fetch = isName
    ? `fetch it first: git fetch origin ${base}`
    : 'use a branch, a tag or a commit';
  return nearest === undefined ? fetch : `did you mean ${nearest}? If not, ${fetch}`;
}

interface Base {
  readonly commit: string;
  /** The name that the user entered. */
  readonly ref: string;
  /** Number of newer commits of the base that the change does not contain. */
  readonly ahead: number;
}

/**
 * Finds the commit where a change branched off. Later commits of the base are not part of the change.
 *
 * @throws UsageError with the fix if there is no history, a shallow one, or no such commit
 */
export function findBase(dir: string, ref: string): Base {
  if (tryGit(dir, 'rev-parse', '--git-dir') === undefined)
    throw new UsageError(
      'A review needs the git history, but this folder is not a clone of the repository: clone it with git',
    );
  if (git(dir, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new UsageError(
      'This clone is shallow: commits to compare with, and the dates of pages, are missing. Get the whole history: git fetch --unshallow (in a pipeline: fetch-depth 0 on GitHub, GIT_DEPTH 0 on GitLab)',
    );
  const named = toCommit(dir, ref);
  if (named === undefined)
    throw new UsageError(
      `--base: the commit ${JSON.stringify(ref)} does not exist; ${nameWayOut(dir, ref)}`,
    );
  const commit = tryGit(dir, 'merge-base', named, 'HEAD') ?? named;
  const ahead = Number(git(dir, 'rev-list', '--count', `${commit}..${named}`));
  return {commit, ref, ahead};
}

export function describeWorkingTree(dir: string): string {
  const commit = `commit ${toShort(git(dir, 'rev-parse', 'HEAD'))}`;
  return git(dir, 'status', '--porcelain') === '' ? commit : `${commit} with uncommitted changes`;
}
