import fs from 'node:fs';
import path from 'node:path';

/** A path without symbolic links, as far as there is something at it. */
function toRealPath(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(toRealPath(parent), path.basename(file));
  }
}

/**
 * Returns true if a file is in a folder or below it, by real paths, and neither hidden, such as `.env`, nor of an
 * installed package.
 */
export function isInFolder(file: string, folder: string): boolean {
  const steps = path.relative(toRealPath(folder), toRealPath(file)).split(path.sep);
  return (
    !path.isAbsolute(steps.join(path.sep)) &&
    !steps.some((step) => step.startsWith('.') || step === 'node_modules')
  );
}
