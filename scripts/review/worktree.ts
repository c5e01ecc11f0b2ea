import fs from 'node:fs';
import path from 'node:path';

import {git} from './git';

/** Has work end cleanly where the process is told to end. */
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
 * Works in a folder with the files of a commit, which is gone afterwards, whatever happened in it.
 *
 * @param siteDir root of the repository
 * @param cache absolute path of the folder in which it is made
 * @param work is told where it is, and when the process is to end
 */
export async function withWorktree(
  siteDir: string,
  cache: string,
  commit: string,
  work: (worktree: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const worktree = path.join(cache, 'worktree');
  const remove = (): string => git(siteDir, 'worktree', 'remove', '--force', worktree);
  // A review that was killed has left it.
  if (fs.existsSync(worktree)) remove();
  git(siteDir, 'worktree', 'add', '--quiet', '--detach', worktree, commit);
  try {
    await withSignal((signal) => work(worktree, signal));
  } finally {
    remove();
  }
}
