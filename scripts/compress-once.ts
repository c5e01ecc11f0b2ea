import {buffer} from 'node:stream/consumers';
import {Readable} from 'node:stream';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

import type {FileSendResult} from '@fastify/send';

/**
 * Content codings (RFC 9110, section 8.4.1) in order of preference. The levels are close to those of precompressed
 * files on hosts.
 */
const ENCODINGS = [
  {
    name: 'br',
    compress: promisify(zlib.brotliCompress),
    options: {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}},
  },
  {name: 'gzip', compress: promisify(zlib.gzip), options: {level: 9}},
] as const;

/** Returns true if an `Accept-Encoding` header contains an encoding without `q=0`. */
const isAccepted = (name: string, accepted = ''): boolean =>
  new RegExp(`\\b${name}\\b(?! *; *q=0(?:\\.0*)? *(?:,|$))`, 'i').test(accepted);

const compressed = new Map<string, Buffer>();

/**
 * Compresses a file with the best encoding that the client accepts. Compressed files are cached in memory.
 *
 * @param accepted the `Accept-Encoding` header of the request
 */
export async function compressOnce(
  found: FileSendResult,
  accepted: string | undefined,
): Promise<FileSendResult> {
  const encoding = ENCODINGS.find(({name}) => isAccepted(name, accepted));
  if (encoding === undefined) return found;
  const {path, stat} = found.metadata;
  const key = `${encoding.name} ${path} ${stat.size} ${stat.mtimeMs}`;
  const content =
    compressed.get(key) ?? (await encoding.compress(await buffer(found.stream), encoding.options));
  compressed.set(key, content);
  found.stream.destroy();
  const own = {'Content-Encoding': encoding.name, 'Content-Length': `${content.length}`};
  return {...found, headers: {...found.headers, ...own}, stream: Readable.from([content])};
}
