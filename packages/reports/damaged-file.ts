/** An error of a published file that is not as its build writes it, with the remedy. */
export class DamagedFile extends Error {
  /**
   * @param file path below the base URL
   * @param fault words after the name of the file, without a full stop
   */
  constructor(file: string, fault: string) {
    super(`${file} ${fault}. Build and publish the site again`);
    this.name = 'DamagedFile';
  }
}

/**
 * Parses the JSON of a published file.
 *
 * @throws DamagedFile unless it is JSON; the library's message quotes the file, which is no help
 */
export function parsePublished<Value>(
  file: string,
  text: string,
  parse: (text: string) => Value,
): Value {
  try {
    return parse(text);
  } catch {
    const fault = text.trim() === '' ? 'is empty' : 'is cut short, or is not JSON';
    throw new DamagedFile(file, fault);
  }
}
