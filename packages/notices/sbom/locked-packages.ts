import fs from 'node:fs';
import path from 'node:path';

/** A package in an npm lock file. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Licence declared by the package, usually an SPDX expression; empty if absent. */
  readonly licence: string;
  /** SHA-512 of the package's tarball, in hexadecimal digits. */
  readonly hash: string;
  /** True if only tests or editors need the package, not the build. */
  readonly isForDevelopment: boolean;
  /** True if npm skips the package on some platforms. */
  readonly isOptional: boolean;
  /** Ids of the packages that this one depends on, such as `react@19.3.1`. */
  readonly needs: readonly string[];
}

/** An entry of a lock file with `lockfileVersion` 3. */
interface Entry {
  /** Present if it differs from the folder's name. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** True for a link to a folder of the site itself. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Entries = Readonly<Record<string, Entry>>;

const FOLDER = 'node_modules/';

const toName = (location: string, {name}: Entry): string =>
  name ?? location.slice(location.lastIndexOf(FOLDER) + FOLDER.length);

/** Returns the id of a package: `react@19.3.1`. */
export const toId = ({name, version}: Pick<LockedPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** Finds the package that Node.js would resolve for a name, searching from the importing package's folder upwards. */
function find(entries: Entries, from: string, name: string): string | undefined {
  const location = `${from === '' ? '' : `${from}/`}${FOLDER}${name}`;
  const entry = entries[location];
  if (entry !== undefined) {
    return entry.link === true
      ? undefined
      : toId({name: toName(location, entry), version: entry.version ?? ''});
  }
  if (from === '') return undefined;
  const parent = from.lastIndexOf(`/${FOLDER}`);
  return find(entries, parent < 0 ? '' : from.slice(0, parent), name);
}

function listNeeds(entries: Entries, location: string, entry: Entry): readonly string[] {
  const {dependencies, optionalDependencies, peerDependencies} = entry;
  const names = Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies});
  return names.flatMap((name) => find(entries, location, name) ?? []);
}

const readHash = (integrity = ''): string => {
  const hash = /(?:^| )sha512-(\S+)/.exec(integrity)?.[1] ?? '';
  return Buffer.from(hash, 'base64').toString('hex');
};

/** Reads the deprecated list `licenses` from a manifest, which npm omits from lock files. */
function readOldLicence(manifest: string): string {
  if (!fs.existsSync(manifest)) return '';
  const {licenses = []} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    readonly licenses?: readonly {readonly type: string}[];
  };
  return licenses.map(({type}) => type).join(' OR ');
}

/**
 * Reads the packages of a lock file by id. A package that is installed in several folders is listed once.
 *
 * @param file `package-lock.json`, next to the `node_modules` that it describes
 */
export function readLockedPackages(file: string): ReadonlyMap<string, LockedPackage> {
  const {packages: entries} = JSON.parse(fs.readFileSync(file, 'utf8')) as {packages: Entries};
  const found = new Map<string, LockedPackage>();
  for (const [location, entry] of Object.entries(entries)) {
    if (!location.includes(FOLDER) || entry.link === true) continue;
    const name = toName(location, entry);
    const version = entry.version ?? '';
    const id = toId({name, version});
    const other = found.get(id);
    const manifest = path.join(path.dirname(file), location, 'package.json');
    found.set(id, {
      name,
      version,
      licence: entry.license ?? readOldLicence(manifest),
      hash: readHash(entry.integrity),
      isForDevelopment: entry.dev === true && other?.isForDevelopment !== false,
      isOptional: entry.optional === true && other?.isOptional !== false,
      needs: [...new Set([...(other?.needs ?? []), ...listNeeds(entries, location, entry)])],
    });
  }
  return found;
}
