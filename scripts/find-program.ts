import fs from 'node:fs';
import path from 'node:path';

/** Folders that are only on the PATH of administrators. */
const OF_SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...OF_SYSTEM]
    .map((folder) => path.join(folder, name))
    .find((candidate) => fs.existsSync(candidate));
