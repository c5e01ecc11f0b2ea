import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {deflateRawSync, inflateRawSync} from 'node:zlib';

/** Folder of cached results, relative to a site. It can be deleted at any time. */
const FOLDER = '.cache/kept-results';

/** Files that determine the versions of all packages. */
const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
];

/** Returns true unless caching is disabled by the environment variable that Docusaurus also checks. */
export const isCacheEnabled = (): boolean => process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== 'true';

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/** Returns a digest of the loaded own modules and the lock file, without which installed versions are unknown. */
function digestCode(siteDir: string): string | undefined {
  const lock = LOCK_FILES.map((name) => path.join(siteDir, name)).find((file) =>
    fs.existsSync(file),
  );
  if (lock === undefined) return undefined;
  const loaded = Object.keys(createRequire(__filename).cache).sort();
  const own = loaded.filter((file) => !file.includes(INSTALLED));
  const hash = createHash('sha256').update(process.version);
  // A module whose file was deleted after it was loaded counts by its path.
  for (const file of [...own, lock])
    hash.update('\0').update(fs.existsSync(file) ? fs.readFileSync(file) : file);
  return hash.digest('hex');
}

/** JSON replacer for maps, which would otherwise be written as `{}`. */
const withEntries = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value] : value;

const digest = (before: string, value: unknown): string =>
  createHash('sha256').update(before).update(JSON.stringify(value, withEntries)).digest('hex');

/** Writes a file atomically, because another build may read or write it at the same time. */
function writeWhole(file: string, content: Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, content);
  fs.renameSync(written, file);
}

const DIGEST_LENGTH = 64;

/** Returns a digest of a result's input and of its stored bytes, which detects outdated and damaged files. */
const seal = (hash: string, content: Uint8Array): string =>
  createHash('sha256').update(hash).update(content).digest('hex');

/** Encodes a result as its seal and its compressed JSON. Compression is fast rather than strong. */
function toKept(hash: string, result: unknown): Uint8Array {
  const content = deflateRawSync(JSON.stringify(result), {level: 1});
  return Buffer.concat([Buffer.from(seal(hash, content)), content]);
}

/** Reads a stored result. Returns undefined if its input had another hash, or if the file is damaged. */
function readKept(file: string, hash: string): {readonly result: unknown} | undefined {
  if (!fs.existsSync(file)) return undefined;
  const kept = fs.readFileSync(file);
  const content = kept.subarray(DIGEST_LENGTH);
  if (kept.toString('latin1', 0, DIGEST_LENGTH) !== seal(hash, content)) return undefined;
  return {result: JSON.parse(inflateRawSync(content).toString())};
}

/** A cache of results for later builds. Create it when all modules that compute them, part of its key, are loaded. */
export class CachedResults {
  private readonly folder: string;
  /** Digest of the input and code that all results share; undefined if caching is off. */
  private readonly common: string | undefined;

  constructor(siteDir: string, kind: string, common: unknown) {
    this.folder = path.join(siteDir, FOLDER, kind);
    const code = isCacheEnabled() ? digestCode(siteDir) : undefined;
    this.common = code && digest(code, common);
  }

  /** Returns the cached result for the same input, or computes and stores it. */
  take<Result>(name: string, source: unknown, make: () => Result): Result {
    if (this.common === undefined) return make();
    const file = path.join(this.folder, `${name}.kept`);
    const hash = digest(this.common, source);
    const kept = readKept(file, hash);
    if (kept !== undefined) return kept.result as Result;
    const made = make();
    writeWhole(file, toKept(hash, made));
    return made;
  }
}

/** Deletes the cached results of a kind except those with these names. */
export function deleteOtherResults(siteDir: string, kind: string, names: Iterable<string>): void {
  const folder = path.join(siteDir, FOLDER, kind);
  if (!fs.existsSync(folder)) return;
  const known = new Set(Array.from(names, (name) => path.join(folder, `${name}.kept`)));
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  files.filter((file) => !known.has(file)).forEach((file) => fs.rmSync(file));
}
