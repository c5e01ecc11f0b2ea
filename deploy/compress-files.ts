import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {isText} from './media-types';

/** Minimum size in bytes of a file to compress. A smaller file fits into one packet anyway. */
const WORTHWHILE = 1000;

const FORMATS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(zlib.brotliCompress)(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(zlib.gzip)(content, {level: zlib.constants.Z_BEST_COMPRESSION}),
};

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < WORTHWHILE) return;
  for (const [end, compress] of Object.entries(FORMATS)) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await fs.writeFile(`${file}.${end}`, compressed);
  }
}

/**
 * Writes a Brotli and a gzip variant beside each file that becomes smaller: `index.html.br`, `index.html.gz`. Four
 * files are compressed at a time, because Node.js has four worker threads for it by default.
 *
 * @param dir absolute path of a folder
 * @param files paths of files in the folder
 */
export async function compressFiles(dir: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter(isText);
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await compressFile(path.join(dir, file));
    }
  };
  await Promise.all(Array.from({length: 4}, work));
}
