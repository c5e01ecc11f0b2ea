import fs from 'node:fs';
import path from 'node:path';

import {git} from './git';

/** Prefix of the folders in which commits are built, followed by the process id. */
const WORKTREE = 'worktree-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const remove = (siteDir: string, worktree: string): void => {
  git(siteDir, 'worktree', 'remove', '--force', worktree);
};

/** Removes the worktrees of killed reviews, whose processes no longer exist. */
function removeLeft(siteDir: string, cache: string): void {
  git(siteDir, 'worktree', 'list', '--porcelain')
    .split('\n')
    .flatMap((line) => /^worktree (?<dir>.+)$/.exec(line)?.groups?.dir ?? [])
    .filter((dir) => path.dirname(dir) === fs.realpathSync(cache))
    .filter((dir) => !isRunning(Number(path.basename(dir).slice(WORKTREE.length))))
    .forEach((dir) => remove(siteDir, dir));
}

/** Passes a signal that aborts when the process is told to stop. */
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
 * Runs work in a temporary folder with the files of a commit.
 *
 * @param siteDir root of the repository
 * @param cache absolute path of its parent folder
 * @param work receives the folder, and a signal that aborts when the process must stop
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
