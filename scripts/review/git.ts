import {execFileSync} from 'node:child_process';

import {findNearest} from '@openapi-portal/reports';

import {UsageError} from '../run-command';

/** What a hook of git says of its own repository would hold for every other folder, too. */
export const withoutGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));

/**
 * What git prints, without the white space around it.
 *
 * @param dir the folder in which it is called
 * @throws Error with what git says
 */
export function git(dir: string, ...args: readonly string[]): string {
  const options = {
    cwd: dir,
    encoding: 'utf8',
    env: withoutGit(process.env),
    stdio: 'pipe',
  } as const;
  return execFileSync('git', args, options).trim();
}

function tryGit(dir: string, ...args: readonly string[]): string | undefined {
  try {
    return git(dir, ...args);
  } catch {
    return undefined;
  }
}

const toCommit = (dir: string, name: string): string | undefined =>
  tryGit(dir, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

/** The first ten digits of a commit's name: the same in each clone. */
export const toShort = (commit: string): string => commit.slice(0, 10);

function nameWayOut(dir: string, base: string): string {
  if (toCommit(dir, `origin/${base}`) !== undefined) return `name it as it is here: origin/${base}`;
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
    : 'name a branch, a tag or a commit';
  return nearest === undefined ? fetch : `did you mean ${nearest}? Else ${fetch}`;
}

/** A state to compare with: a commit, and what it is called. */
interface Base {
  readonly commit: string;
  /** As the person named it. */
  readonly ref: string;
  /** How many commits it has that the change does not. */
  readonly ahead: number;
}

/**
 * The commit that a change began at: where the history of what is checked out left that of the base. What came to the
 * base since is no part of the change.
 *
 * @throws Error with the remedy where there is no history, half of it only, or no such commit
 */
export function findBase(dir: string, ref: string): Base {
  if (tryGit(dir, 'rev-parse', '--git-dir') === undefined)
    throw new UsageError(
      'A review compares with a commit, and this folder is no clone of the repository: clone it with git',
    );
  if (git(dir, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new UsageError(
      'This clone is shallow: commits to compare with, and the dates of pages, are missing. Get the whole history: git fetch --unshallow (in a pipeline: fetch-depth 0 on GitHub, GIT_DEPTH 0 on GitLab)',
    );
  const named = toCommit(dir, ref);
  if (named === undefined)
    throw new UsageError(
      `--base: there is no commit ${JSON.stringify(ref)}; ${nameWayOut(dir, ref)}`,
    );
  const commit = tryGit(dir, 'merge-base', named, 'HEAD') ?? named;
  const ahead = Number(git(dir, 'rev-list', '--count', `${commit}..${named}`));
  return {commit, ref, ahead};
}

/** What is checked out, as the review names it. */
export function nameWork(dir: string): string {
  const commit = `commit ${toShort(git(dir, 'rev-parse', 'HEAD'))}`;
  return git(dir, 'status', '--porcelain') === '' ? commit : `${commit} with what is not committed`;
}
