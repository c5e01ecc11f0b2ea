import type {DescribedError} from '@openapi-portal/schema-validation';
import {readJson, writeJson} from '@openapi-portal/reports/json';
import {lockFile} from '@openapi-portal/reports/lock-file';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Finds the first error in the JSON of a sandbox state. */
export type FindFault = (value: unknown) => Omit<DescribedError, 'isOverBudget'> | undefined;

function refuse(file: string, {pointer, message}: ReturnType<FindFault> & object): Error {
  const fix = 'Mend it, or name another file: the sandbox makes one that does not exist.';
  return new Error(
    `${file}#${pointer} ${message}: the file is not the state of a sandbox, and is left as it is.\n${fix}`,
  );
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Reads the state of a sandbox from a file.
 *
 * @returns undefined if there is no such file
 * @throws Error with file, pointer and remedy if it is something else
 */
export async function readState<State>(file: string, find: FindFault): Promise<State | undefined> {
  let state: unknown;
  try {
    state = readJson(await fs.readFile(file, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse(file, {pointer: '', message: `is no JSON (${error.message})`});
  }
  const fault = find(state);
  if (fault !== undefined) throw refuse(file, fault);
  return state as State;
}

/** Writes a file to the disk itself; it must not exist. */
async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the entries of a folder to the disk, without which a power cut may undo a rename. Windows opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Finds the file itself, where a symbolic link names it: the rename would replace the link. */
async function resolveFile(file: string): Promise<string> {
  try {
    return await fs.realpath(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return path.join(await fs.realpath(path.dirname(file)), path.basename(file));
  }
}

const toLockError = (file: string, pid: number, lock: string): Error =>
  new Error(
    `The process ${pid} keeps its state in ${file}. End it, or name another file. If that process is no sandbox, delete ${lock}.`,
  );

/** The state of one sandbox in a file, which no other process writes meanwhile. */
export class StateFile<State> {
  private writing: Promise<void> = Promise.resolve();
  private isAsked = false;

  private constructor(
    private readonly file: string,
    private readonly unlock: () => void,
    /** The state in the file when it was opened. */
    readonly first: State | undefined,
  ) {}

  /**
   * Locks a file and reads its state.
   *
   * @throws Error with the remedy if another process has it open, or it is no state
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

  /**
   * Writes the state to the disk. Calls during a write share the next one.
   *
   * @param read the state, called when the write before has ended
   */
  write(read: () => State): Promise<void> {
    if (!this.isAsked) {
      this.isAsked = true;
      this.writing = this.writing.catch(() => undefined).then(() => this.writeNow(read));
    }
    return this.writing;
  }

  /** Waits until what was written so far is on the disk. */
  settle(): Promise<void> {
    return this.writing;
  }

  /** Releases the file after the last write. */
  async close(): Promise<void> {
    await this.writing.catch(() => undefined);
    this.unlock();
  }

  private async writeNow(read: () => State): Promise<void> {
    this.isAsked = false;
    const text = writeJson(read());
    const beside = `${this.file}.tmp`;
    try {
      await writeSynced(beside, text);
      await fs.rename(beside, this.file);
    } catch (error) {
      await fs.rm(beside, {force: true});
      throw error;
    }
    await syncFolder(path.dirname(this.file));
  }
}
