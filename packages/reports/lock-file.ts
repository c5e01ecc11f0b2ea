import fs from 'node:fs';

/** Locks of this process. A process that ended with its container may have had the same id. */
const held = new Set<string>();

const readPid = (lock: string): number | undefined => {
  try {
    return Number.parseInt(fs.readFileSync(lock, 'utf8'), 10);
  } catch {
    return undefined;
  }
};

/** Returns true if a process with this id is running. */
export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isHeld = (lock: string, pid: number | undefined): boolean =>
  pid === process.pid ? held.has(lock) : isAlive(pid);

/** Removes the lock of an ended process by renaming it. If several processes try, only one of them succeeds. */
function removeStale(lock: string): void {
  const own = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, own);
  } catch {
    return;
  }
  // Another process may have taken the lock since it was read. Its lock is restored.
  if (isHeld(lock, readPid(own))) fs.linkSync(own, lock);
  fs.rmSync(own);
}

/**
 * Locks a file for this process until the returned function is called or the process ends. The lock is a file next to
 * the locked one, and contains the id of the process. The lock of an ended process is replaced.
 *
 * @param toError creates the error to throw if another process has the lock
 * @returns a function that releases the lock
 */
export function lockFile(file: string, toError: (pid: number, lock: string) => Error): () => void {
  const lock = `${file}.lock`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      fs.writeFileSync(lock, `${process.pid}\n`, {flag: 'wx'});
      held.add(lock);
      const release = (): void => {
        process.off('exit', release);
        if (held.delete(lock)) fs.rmSync(lock, {force: true});
      };
      process.on('exit', release);
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = readPid(lock);
    if (pid !== undefined && isHeld(lock, pid)) throw toError(pid, lock);
    removeStale(lock);
  }
  throw new Error(
    `The lock file ${lock} cannot be created. Delete it if no other process uses ${file}.`,
  );
}
