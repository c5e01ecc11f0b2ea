import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Digests of what decides the figures of a table, by what each is of. */
export type Digests = ReadonlyMap<string, string>;

/** Digits of a digest: it has to tell apart what people change, not what somebody forges. */
const LENGTH = 10;

/** The folder of a part that is a built file. */
const BUILD = 'build/';

const IGNORED = /\.(test|spec)\.\w+$|(^|\/)testing\/|\.mdx?$/;

const shorten = (hash: crypto.Hash): string => hash.digest('hex').slice(0, LENGTH);

/** The files of a folder, or the one file, relative to the site: committed or not, without tests and texts. */
function listSources(siteDir: string, source: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', source];
  const listed = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).split('\0');
  return [...new Set(listed)]
    .filter((file) => file !== '' && !IGNORED.test(file) && fs.existsSync(path.join(siteDir, file)))
    .sort();
}

/** Computes digests of files and folders of the repository; missing ones have none. */
export function digestSources(siteDir: string, sources: readonly string[]): Digests {
  const entries = sources.flatMap((source) => {
    const files = listSources(siteDir, source);
    const hash = crypto.createHash('sha256');
    for (const file of files)
      hash.update(`${file}\0`).update(fs.readFileSync(path.join(siteDir, file)));
    return files.length === 0 ? [] : [[source, shorten(hash)] as const];
  });
  return new Map(entries);
}

/** A hash in the name of a built file, which changes with what is in the file. */
const HASH_IN_NAME = /(?<=\.)[0-9a-f]{8}(?=\.\w+$)/;

/**
 * Matches hashes of other files: in their names, in the bundler's runtime, and in `integrity`. The title of one
 * page changes them on every page, without affecting the measurement.
 */
const HASHES = /\b[0-9a-f]{8}\b|sha256-[\w+/]+=*/g;

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** The file of a build that a host answers an address with. */
function findServed(build: string, address: string): string | undefined {
  const name = decodeURIComponent(new URL(address, 'http://localhost').pathname).slice(1);
  const names = [name, `${name}.html`, path.posix.join(name, 'index.html')];
  return names.find((one) => isFile(path.join(build, one)));
}

/** Finds the built file with a name, in which `*` stands for a hash. */
function findBuilt(build: string, name: string): string | undefined {
  if (!name.includes('*')) return isFile(path.join(build, name)) ? name : undefined;
  const {dir, base} = path.posix.parse(name);
  const folder = path.join(build, dir);
  const isMeant = (one: string): boolean =>
    HASH_IN_NAME.test(one) && one.replace(HASH_IN_NAME, '*') === base;
  const found = fs.existsSync(folder) ? fs.readdirSync(folder).find(isMeant) : undefined;
  return found === undefined ? undefined : path.posix.join(dir, found);
}

function digestFile(file: string): string {
  const content = fs.readFileSync(file);
  const isText = /\.(html|js|css|json|webmanifest|svg)$/.test(file);
  const said = isText ? content.toString().replace(HASHES, '') : content;
  return shorten(crypto.createHash('sha256').update(said));
}

/**
 * Digests of files of a build, by names without the hashes of contents: `build/assets/js/main.*.js`.
 *
 * @param parts names of files that are wanted; those that are not there have no digest
 */
export function digestBuilt(siteDir: string, parts: readonly string[]): Digests {
  const build = path.join(siteDir, BUILD);
  const entries = parts.flatMap((part) => {
    const file = findBuilt(build, part.slice(BUILD.length));
    return file === undefined ? [] : [[part, digestFile(path.join(build, file))] as const];
  });
  return new Map(entries);
}

/** Computes digests of the loaded files of a build, by URL. */
export function digestLoaded(siteDir: string, addresses: readonly string[]): Digests {
  const files = addresses.flatMap(
    (address) => findServed(path.join(siteDir, BUILD), address) ?? [],
  );
  const parts = files.map((file) => BUILD + file.replace(HASH_IN_NAME, '*'));
  return digestBuilt(siteDir, [...new Set(parts)].sort());
}

export const isBuilt = (part: string): boolean => part.startsWith(BUILD);
