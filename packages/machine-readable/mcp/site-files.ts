import fs from 'node:fs/promises';
import path from 'node:path';

import {BoundedBytes} from '@openapi-portal/reports/bounded-bytes';
import {decodeText} from '@openapi-portal/reports/text';
import {INDEX_MANIFEST} from '@openapi-portal/site-search/engine';

/** Timeout of a request in milliseconds. */
const TIMEOUT = 10_000;

/** Maximum size of a file in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

const isAddress = (location: string): boolean => /^https?:\/\//.test(location);

/**
 * Matches path segments that a host or file system could interpret: `.`, `..`, empty segments, and segments
 * with control characters or encoded slashes or dots.
 */
const LEADS_AWAY = /^\.{0,2}$|[\\/\p{Cc}]|%(?:2e|2f|5c)/iu;

/**
 * Splits a path into decoded segments.
 *
 * @throws Error if the path could leave the site
 */
function toSegments(file: string): readonly string[] {
  const segments = file.split('/').map(decodeText);
  if (segments.some((segment) => LEADS_AWAY.test(segment)))
    throw new Error(`The site refers to a file that is not below its URL: ${JSON.stringify(file)}`);
  return segments;
}

const refuseSize = (name: string): Error =>
  new Error(`${name} is larger than ${MOST_BYTES / 1024 / 1024} MiB, the limit of this program`);

/** Yields the decompressed chunks of a response. Replaces connection errors, whose messages do not contain the URL. */
async function* readChunks(
  {body}: Response,
  name: string,
  timeout: number,
): AsyncGenerator<Uint8Array> {
  try {
    if (body !== null) yield* body as AsyncIterable<Uint8Array>;
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const fault = isLate ? `did not arrive in ${timeout / 1000} seconds` : 'arrived incomplete';
    throw new Error(`${name} ${fault}: try again`, {cause});
  }
}

/** Reads the body of a response. Throws once the decompressed body exceeds the size limit. */
async function readBody(response: Response, name: string, timeout: number): Promise<string> {
  const bytes = new BoundedBytes(MOST_BYTES);
  for await (const chunk of readChunks(response, name, timeout))
    if (!bytes.add(chunk)) throw refuseSize(name);
  return new TextDecoder().decode(bytes.toBytes());
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The files of a published site, in a folder or on a host. */
export class SiteFiles {
  /**
   * @param timeout the most milliseconds for a whole response
   */
  constructor(
    private readonly location: string,
    private readonly timeout = TIMEOUT,
  ) {}

  /**
   * Reads a file of the site. The path cannot refer to another host or leave the folder.
   *
   * @param file path below the base URL
   * @returns the text of the file, or undefined if the file does not exist
   * @throws Error if the request fails or redirects, or if the file is too large or outside of the site
   */
  async read(file: string): Promise<string | undefined> {
    const segments = toSegments(file);
    return isAddress(this.location) ? this.fetch(segments) : this.readLocal(segments);
  }

  /** @throws Error if the file does not exist */
  async require(file: string): Promise<string> {
    const text = await this.read(file);
    if (text === undefined)
      throw new Error(`${this.location} has no ${file}. Build and publish the site again`);
    return text;
  }

  /** @throws Error if there is no complete site */
  async check(): Promise<void> {
    if ((await this.read(INDEX_MANIFEST)) !== undefined) return;
    const fix = isAddress(this.location)
      ? 'Give the URL of a portal, including its base path'
      : 'Run npm run build first, or give the folder of a build';
    throw new Error(`There is no portal at ${this.location}: it has no ${INDEX_MANIFEST}. ${fix}`);
  }

  /**
   * Checks the real path and the type of a file, because symbolic links may leave the folder and device files
   * may be endless.
   */
  private async readLocal(segments: readonly string[]): Promise<string | undefined> {
    try {
      const folder = await fs.realpath(this.location);
      const file = await fs.realpath(path.join(folder, ...segments));
      if (!file.startsWith(`${folder.replace(/[\\/]$/, '')}${path.sep}`))
        throw new Error(`${segments.join('/')} is a link to a file outside of ${this.location}`);
      const stat = await fs.stat(file);
      if (!stat.isFile()) return undefined;
      if (stat.size > MOST_BYTES) throw refuseSize(file);
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  private async fetch(segments: readonly string[]): Promise<string | undefined> {
    const base = this.location.endsWith('/') ? this.location : `${this.location}/`;
    const address = new URL(segments.map(encodeURIComponent).join('/'), base).href;
    const signal = AbortSignal.timeout(this.timeout);
    const response = await fetch(address, {signal, redirect: 'manual'}).catch((cause: unknown) => {
      throw new Error(`${address} does not respond: try again, or correct the URL`, {cause});
    });
    if (response.ok) return readBody(response, address, this.timeout);
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (response.status >= 300 && response.status < 400)
      throw new Error(
        `${address} redirects, which this program does not follow: give the URL of the site itself`,
      );
    throw new Error(`${address} returns status ${response.status}: try again later`);
  }
}
