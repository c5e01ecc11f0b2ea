import fs from 'node:fs';
import path from 'node:path';

/** Folders of programs that only administrators have on their path. */
const OF_SYSTEM = ['/usr/sbin', '/usr/local/sbin'];

/** Finds a program on the path. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...OF_SYSTEM]
    .map((folder) => path.join(folder, name))
    .find((candidate) => fs.existsSync(candidate));
