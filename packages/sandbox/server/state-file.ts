import fs from 'node:fs/promises';

/**
 * What a sandbox remembers, from a file.
 *
 * @returns nothing where there is no such file
 * @throws Error naming the file and what to do where it is no JSON
 */
export async function readState(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not the state of a sandbox. Delete it to start anew.`, {
      cause: error,
    });
  }
}

/** Writes one state after the other, each whole or not at all. */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private isAsked = false;

  /** @param read what to write, asked when the write before has ended */
  constructor(
    private readonly file: string,
    private readonly read: () => unknown,
  ) {}

  /** Writes soon; calls while a write waits are one. */
  write(): Promise<void> {
    if (!this.isAsked) {
      this.isAsked = true;
      this.writing = this.writing.catch(() => undefined).then(() => this.writeNow());
    }
    return this.writing;
  }

  private async writeNow(): Promise<void> {
    this.isAsked = false;
    const beside = `${this.file}.${process.pid}.tmp`;
    await fs.writeFile(beside, JSON.stringify(this.read()));
    await fs.rename(beside, this.file);
  }
}
