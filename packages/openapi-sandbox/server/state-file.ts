import type {DescribedError} from '@openapi-portal/schema-validation';
import {readJson, writeJson} from '@openapi-portal/reports/json';
import {lockFile} from '@openapi-portal/reports/lock-file';
import {UsageError} from '@openapi-portal/reports/usage-error';
import fs from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';

/** Finds the first error in the JSON of a sandbox state. */
export type FindFault = (value: unknown) => Omit<DescribedError, 'isOverBudget'> | undefined;

function refuse(file: string, {pointer, message}: ReturnType<FindFault> & object): Error {
  const fix = 'Repair the file, or name a new file, which the sandbox then creates.';
  return new UsageError(
    `${file}#${pointer} ${message}. The file is not the state of a sandbox and was not changed.\n${fix}`,
  );
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads the state of a sandbox from a file.
 *
 * @returns undefined if the file does not exist
 * @throws UsageError with file, pointer and fix if the file is not a valid state
 */
export async function readState<State>(file: string, find: FindFault): Promise<State | undefined> {
  let state: unknown;
  try {
    // A device or a named pipe may never end.
    if (!(await fs.stat(file)).isFile()) throw refuse(file, {pointer: '', message: 'is no file'});
    state = readJson(await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse(file, {pointer: '', message: `is not JSON (${error.message})`});
  }
  const fault = find(state);
  if (fault !== undefined) throw refuse(file, fault);
  return state as State;
}

/** Writes a new file and flushes it to disk. Fails if the file exists. */
async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder to disk, because a power cut may undo a rename. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Follows symbolic links to the file itself, even if it does not exist yet, because a rename would replace the link. */
async function resolveFile(file: string): Promise<string> {
  try {
    return await fs.realpath(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const target = await fs.readlink(file).catch(() => undefined);
    if (target !== undefined) return resolveFile(path.resolve(path.dirname(file), target));
    return path.join(await fs.realpath(path.dirname(file)), path.basename(file));
  }
}

const toLockError = (file: string, pid: number, lock: string): Error =>
  new UsageError(
    `The process ${pid} uses the state file ${file}. Stop the process, or name another file. If the process is not a sandbox, delete ${lock}.`,
  );

export interface Memory<State> {
  readonly read: () => State;
  /**
   * Replaces the state.
   *
   * @param state undefined to restore the initial state
   */
  readonly restore: (state: State | undefined) => void;
}

/** The state of one sandbox in a file, which is locked so that no other sandbox writes to it. */
export class StateFile<State> {
  private writing: Promise<void> = Promise.resolve();
  private isAsked = false;
  /** State that was last written or read. */
  private written: State | undefined;

  private constructor(
    private readonly file: string,
    private readonly unlock: () => void,
    /** The state in the file when it was opened. */
    readonly first: State | undefined,
  ) {
    this.written = first;
  }

  /**
   * Locks a file and reads its state.
   *
   * @throws UsageError if another process uses the file, or if the file is not a valid state
   */
  static async open<State>(name: string, find: FindFault): Promise<StateFile<State>> {
    const file = await resolveFile(name);
    const unlock = lockFile(file, (pid, lock) => toLockError(file, pid, lock));
    try {
      await fs.rm(`${file}.tmp`, {force: true});
      return new StateFile<State>(file, unlock, await readState<State>(file, find));
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Writes the state to disk. Calls share the next write; if it fails, so do they, and the memory is reset. */
  write(memory: Memory<State>): Promise<void> {
    if (!this.isAsked) {
      this.isAsked = true;
      this.writing = this.writing.then(() => this.writeNow(memory));
    }
    return this.writing;
  }

  /** Waits until all changes are on disk. First yields, so that requests that have made one can call `write`. */
  async settle(): Promise<void> {
    await setImmediate();
    await this.writing;
  }

  /** Releases the file after the last write. */
  async close(): Promise<void> {
    await this.writing.catch(() => undefined);
    this.unlock();
  }

  private async writeNow({read, restore}: Memory<State>): Promise<void> {
    this.isAsked = false;
    const beside = `${this.file}.tmp`;
    try {
      const state = read();
      await writeSynced(beside, writeJson(state));
      await fs.rename(beside, this.file);
      this.written = state;
      await syncFolder(path.dirname(this.file));
    } catch (error) {
      await fs.rm(beside, {force: true}).catch(() => undefined);
      // Requests that have already changed the memory call `write` during this pause, so their calls fail too.
      await setImmediate();
      restore(this.written);
      this.isAsked = false;
      this.writing = Promise.resolve();
      throw error;
    }
  }
}
