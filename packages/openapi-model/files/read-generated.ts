import fs from 'node:fs';

/**
 * Reads a JSON file that a build leaves for later commands.
 *
 * @param file absolute path
 * @returns undefined if the file does not exist, or is no JSON because a build was killed while it wrote the file: the
 *   next build writes it again
 */
export function readGenerated(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
