import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {deflateRawSync, inflateRawSync} from 'node:zlib';

/** Folder, relative to a site, of what builds keep for the next one. It can be deleted at any time. */
const FOLDER = '.cache/kept-results';

/** They say the versions of all packages. */
const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
];

/** Returns true if caches are allowed, by the variable that Docusaurus checks too. */
const mayKeep = (): boolean => process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== 'true';

const INSTALLED = `${path.sep}node_modules${path.sep}`;

/**
 * A digest of what makes results: the modules that are loaded from packages of the site's own, and the versions of those
 * that are installed. Without a lock file nothing says these.
 */
function digestCode(siteDir: string): string | undefined {
  const lock = LOCK_FILES.map((name) => path.join(siteDir, name)).find((file) =>
    fs.existsSync(file),
  );
  if (lock === undefined) return undefined;
  const loaded = Object.keys(createRequire(__filename).cache).sort();
  const own = loaded.filter((file) => !file.includes(INSTALLED));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...own, lock]) hash.update('\0').update(fs.readFileSync(file));
  return hash.digest('hex');
}

/** JSON would say nothing of a map. */
const withEntries = (_key: string, value: unknown): unknown =>
  value instanceof Map ? [...value] : value;

const digest = (before: string, value: unknown): string =>
  createHash('sha256').update(before).update(JSON.stringify(value, withEntries)).digest('hex');

/** Another build may read or write the same file: it is there whole, or not at all. */
function writeWhole(file: string, content: Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, content);
  fs.renameSync(written, file);
}

const DIGEST_LENGTH = 64;

/** A digest of what a result was made from and of the bytes that keep it: another source, or a bit turned, gives another. */
const seal = (hash: string, content: Uint8Array): string =>
  createHash('sha256').update(hash).update(content).digest('hex');

/** A kept result: its seal, and itself as JSON, packed fast rather than small. */
function toKept(hash: string, result: unknown): Uint8Array {
  const content = deflateRawSync(JSON.stringify(result), {level: 1});
  return Buffer.concat([Buffer.from(seal(hash, content)), content]);
}

/** The result that a file keeps, if it was made from what has this hash, and nothing has damaged it. */
function readKept(file: string, hash: string): {readonly result: unknown} | undefined {
  if (!fs.existsSync(file)) return undefined;
  const kept = fs.readFileSync(file);
  const content = kept.subarray(DIGEST_LENGTH);
  if (kept.toString('latin1', 0, DIGEST_LENGTH) !== seal(hash, content)) return undefined;
  return {result: JSON.parse(inflateRawSync(content).toString())};
}

/**
 * Results that the last build of a site has kept, each with the hash of what it was made from. They are asked for once all
 * modules that make them are loaded, whose contents count as well.
 */
export class KeptResults {
  private readonly folder: string;
  /** Digest of the common input of all results, including their code; undefined if caching is off. */
  private readonly common: string | undefined;

  /**
   * @param kind of the results: a folder of its own
   * @param common inputs that all results share: plain data, maps among it
   */
  constructor(siteDir: string, kind: string, common: unknown) {
    this.folder = path.join(siteDir, FOLDER, kind);
    const code = mayKeep() ? digestCode(siteDir) : undefined;
    this.common = code && digest(code, common);
  }

  /**
   * Returns the result that an earlier build made from the same inputs, or makes and keeps it.
   *
   * @param name of the result, for a file: it has one result at a time
   * @param source all that it is made from besides what is common: plain data, maps among it
   * @param make its result is plain data
   */
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

/** Removes what was kept of a kind under other names than these. */
export function keepOnly(siteDir: string, kind: string, names: Iterable<string>): void {
  const folder = path.join(siteDir, FOLDER, kind);
  if (!fs.existsSync(folder)) return;
  const known = new Set(Array.from(names, (name) => path.join(folder, `${name}.kept`)));
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  files.filter((file) => !known.has(file)).forEach((file) => fs.rmSync(file));
}
