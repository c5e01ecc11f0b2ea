import fs from 'node:fs';
import path from 'node:path';

/** Resolves the symbolic links in a path. The file, or folders above it, need not exist. */
function toRealPath(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(toRealPath(parent), path.basename(file));
  }
}

/** Returns true if a file is really inside a folder, and neither hidden nor in `node_modules`. */
export function isInFolder(file: string, folder: string): boolean {
  const steps = path.relative(toRealPath(folder), toRealPath(file)).split(path.sep);
  return (
    !path.isAbsolute(steps.join(path.sep)) &&
    !steps.some((step) => step.startsWith('.') || step === 'node_modules')
  );
}
