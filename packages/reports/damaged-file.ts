/** Thrown when a published file differs from what the build writes. The message contains the fix. */
export class DamagedFile extends Error {
  /** @param fault continues a sentence after the name of the file, without a full stop */
  constructor(file: string, fault: string) {
    super(`${file} ${fault}. Build and publish the site again`);
    this.name = 'DamagedFile';
  }
}

/** Parses the JSON of a published file. Throws DamagedFile. */
export function parsePublished<Value>(
  file: string,
  text: string,
  parse: (text: string) => Value,
): Value {
  try {
    return parse(text);
  } catch {
    const fault = text.trim() === '' ? 'is empty' : 'is incomplete or not JSON';
    throw new DamagedFile(file, fault);
  }
}
