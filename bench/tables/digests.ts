import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Digests of the files that affect a table, by source file, source folder or built file. */
export type Digests = ReadonlyMap<string, string>;

/** Number of hexadecimal digits in a digest. Ten are enough to detect changes. */
const LENGTH = 10;

/** Prefix of sources that are built files. */
const BUILD = 'build/';

const IGNORED = /\.(test|spec)\.\w+$|(^|\/)testing\/|\.mdx?$/;

const shorten = (hash: crypto.Hash): string => hash.digest('hex').slice(0, LENGTH);

/**
 * Lists the files at a path, tracked or not, without ignored files, tests and Markdown. Paths are relative to the site.
 */
function listSources(siteDir: string, source: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', source];
  const listed = execFileSync('git', args, {cwd: siteDir, encoding: 'utf8'}).split('\0');
  return [...new Set(listed)]
    .filter((file) => file !== '' && !IGNORED.test(file) && fs.existsSync(path.join(siteDir, file)))
    .sort();
}

/** Computes the digests of files and folders in the repository. Missing ones are omitted. */
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

const HASH_IN_NAME = /(?<=\.)[0-9a-f]{8}(?=\.\w+$)/;

/**
 * Matches hashes of other files: in their names, in the bundler's runtime, in `integrity`, and in Docusaurus' ids of
 * routes, such as `n("/docs","7a9")` and `"/docs-7a9":`, which contain the date of each page. A new title on one page
 * changes these hashes on every page, without affecting the measurement.
 */
const HASHES =
  /\b[0-9a-f]{8}\b|sha256-[\w+/]+=*|(?<=",")[0-9a-f]{3}(?="\))|(?<="\/[^"]*-)[0-9a-f]{3}(?=":)/g;

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** Finds the built file that a static host would serve for a URL. */
function findServed(build: string, address: string): string | undefined {
  const name = decodeURIComponent(new URL(address, 'http://localhost').pathname).slice(1);
  const names = [name, `${name}.html`, path.posix.join(name, 'index.html')];
  return names.find((one) => isFile(path.join(build, one)));
}

/** Finds a built file by a name in which `*` matches the content hash. */
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
 * Computes the digests of built files.
 *
 * @param parts file names without content hashes, such as `build/assets/js/main.*.js`; missing files are omitted
 */
export function digestBuilt(siteDir: string, parts: readonly string[]): Digests {
  const build = path.join(siteDir, BUILD);
  const entries = parts.flatMap((part) => {
    const file = findBuilt(build, part.slice(BUILD.length));
    return file === undefined ? [] : [[part, digestFile(path.join(build, file))] as const];
  });
  return new Map(entries);
}

/**
 * Computes the digests of the built files that a page has loaded.
 *
 * @param addresses the requested URLs
 */
export function digestLoaded(siteDir: string, addresses: readonly string[]): Digests {
  const files = addresses.flatMap(
    (address) => findServed(path.join(siteDir, BUILD), address) ?? [],
  );
  const parts = files.map((file) => BUILD + file.replace(HASH_IN_NAME, '*'));
  return digestBuilt(siteDir, [...new Set(parts)].sort());
}

export const isBuilt = (part: string): boolean => part.startsWith(BUILD);
