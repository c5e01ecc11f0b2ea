import fs from 'node:fs';
import path from 'node:path';

import {isAlive} from '@openapi-portal/reports/lock-file';

import {git} from './git';

/** Prefix of worktree folders, followed by the process id. */
const WORKTREE = 'worktree-';

const remove = (siteDir: string, worktree: string): void => {
  git(siteDir, 'worktree', 'remove', '--force', worktree);
};

/** Removes the worktrees of reviews whose processes no longer exist. */
function removeLeft(siteDir: string, cache: string): void {
  git(siteDir, 'worktree', 'list', '--porcelain')
    .split('\n')
    .flatMap((line) => /^worktree (?<dir>.+)$/.exec(line)?.groups?.dir ?? [])
    .filter((dir) => path.dirname(dir) === fs.realpathSync(cache))
    .filter((dir) => !isAlive(Number(path.basename(dir).slice(WORKTREE.length))))
    .forEach((dir) => remove(siteDir, dir));
}

/** Runs work with a signal that aborts when the process is told to stop. */
async function withSignal(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  signals.forEach((name) => process.once(name, abort));
  try {
    await work(controller.signal);
  } finally {
    signals.forEach((name) => process.off(name, abort));
  }
}

/**
 * Checks out a commit in a temporary worktree, and removes the worktree after the work.
 *
 * @param work receives the worktree, and a signal that aborts when the process is told to stop
 */
export async function withWorktree(
  siteDir: string,
  cache: string,
  commit: string,
  work: (worktree: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const worktree = path.join(cache, `${WORKTREE}${process.pid}`);
  removeLeft(siteDir, cache);
  git(siteDir, 'worktree', 'add', '--quiet', '--detach', worktree, commit);
  try {
    await withSignal((signal) => work(worktree, signal));
  } finally {
    remove(siteDir, worktree);
  }
}
