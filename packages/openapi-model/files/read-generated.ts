import fs from 'node:fs';

/** Reads a JSON file that a build leaves for later commands; undefined if missing, or cut by a killed build. */
export function readGenerated(file: string): unknown {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
