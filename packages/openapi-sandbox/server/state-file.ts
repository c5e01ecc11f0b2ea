import fs from 'node:fs/promises';

/**
 * What a sandbox remembers, from a file.
 *
 * @param isState whether JSON is what the sandbox remembers
 * @returns nothing where there is no such file
 * @throws Error naming the file and what to do where it is something else
 */
export async function readState<State>(
  file: string,
  isState: (value: unknown) => value is State,
): Promise<State | undefined> {
  let text: string;
  try {
    text = await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const refusal = `${file} is not the state of a sandbox, and is left as it is. Name another file: the sandbox makes one that is not there.`;
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch (error) {
    throw new Error(refusal, {cause: error});
  }
  if (!isState(state)) throw new Error(refusal);
  return state;
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
