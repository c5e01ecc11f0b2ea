import fs from 'node:fs';
import path from 'node:path';

import semver from 'semver';

import type {Mistake, Problem, SourceLocation} from '@openapi-portal/reports';

/** The checked part of an entry in a lock file. */
interface Entry {
  readonly name?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Folder {
  readonly entries: Readonly<Record<string, Entry>>;
  readonly version: unknown;
  readonly allowScripts: Readonly<Record<string, unknown>>;
  readonly settings: string;
}

interface FileMistake extends Mistake {
  readonly file: 'package-lock.json' | 'package.json' | '.npmrc';
  /** Path of keys to the location in the JSON file. */
  readonly at?: readonly string[];
}

type LockFileRule = (folder: Folder) => readonly FileMistake[];

const LOCK = 'package-lock.json';

/** Lists the packages that are installed from a registry, with their paths. Linked folders of the site are excluded. */
const listPackages = ({entries}: Folder): readonly (readonly [string, Entry])[] =>
  Object.entries(entries).filter(
    ([location, {link}]) => location.includes('node_modules/') && link !== true,
  );

const toName = ([location, {name}]: readonly [string, Entry]): string =>
  name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

const listScripted = (folder: Folder): readonly string[] => [
  ...new Set(
    listPackages(folder)
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(toName),
  ),
];

/** npm 7 and later write version 3, with a hash for each package. */
const hasVersion: LockFileRule = ({version}) =>
  version === 3
    ? []
    : [{file: LOCK, message: 'its lockfileVersion is not 3', fix: 'create it again: npm install'}];

const hasHashes: LockFileRule = (folder) =>
  listPackages(folder)
    .filter(([, {integrity = ''}]) => !integrity.startsWith('sha512-'))
    .map((entry) => ({
      file: LOCK,
      at: ['packages', entry[0]],
      message: `${toName(entry)} has no SHA-512 hash, so npm could install other code`,
      fix: 'install it from a registry: npm install',
    }));

/** A package without a URL is installed from the configured registry, and still verified by its hash. */
const namesNoHost: LockFileRule = (folder) =>
  listPackages(folder)
    .filter(([, {resolved}]) => resolved !== undefined)
    .map((entry) => ({
      file: LOCK,
      at: ['packages', entry[0], 'resolved'],
      message: `${toName(entry)} is installed from ${entry[1].resolved ?? ''}`,
      fix: 'use a package from a registry, and remove `resolved`',
    }));

const staysInside: LockFileRule = ({entries}) =>
  Object.entries(entries)
    .filter(([, {link, resolved = ''}]) => link === true && !/^[\w-]+(\/[\w-]+)*$/.test(resolved))
    .map(([location]) => ({
      file: LOCK,
      at: ['packages', location],
      message: `${location} is a link to a file outside of this folder`,
      fix: 'use a package from a registry',
    }));

const isExact: LockFileRule = ({entries}) =>
  Object.entries(entries)
    .filter(([location]) => !location.includes('node_modules/'))
    .flatMap(([location, {dependencies, devDependencies, optionalDependencies}]) =>
      Object.entries({...dependencies, ...devDependencies, ...optionalDependencies})
        .filter(([, version]) => semver.valid(version) !== version)
        .map(([name, version]) => ({
          file: LOCK,
          at: ['packages', location],
          message: `The version of ${name}, "${version}", is not exact`,
          fix: 'write an exact version in package.json: npm install --save-exact',
        })),
    );

/** Keys of `allowScripts` may contain a version, such as `esbuild@0.27.0`. */
const isFor = (key: string, name: string): boolean => key === name || key.startsWith(`${name}@`);

const namesScripts: LockFileRule = (folder) =>
  listScripted(folder)
    .filter((name) => !Object.keys(folder.allowScripts).some((key) => isFor(key, name)))
    .map((name) => ({
      file: 'package.json',
      message: `${name} has an install script, but is not in allowScripts`,
      fix: 'read the script, and add the package there, with `false`, or with `true` if the script must run',
    }));

const namesNoOthers: LockFileRule = (folder) =>
  Object.keys(folder.allowScripts)
    .filter((key) => !listScripted(folder).some((name) => isFor(key, name)))
    .map((key) => ({
      file: 'package.json',
      at: ['allowScripts', key],
      message: `${key} has no install script`,
      fix: 'remove it from `allowScripts`',
    }));

const SETTINGS = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'];

const hasSettings: LockFileRule = ({settings}) =>
  SETTINGS.filter((line) => !settings.split(/\r?\n/).includes(line)).map((line) => ({
    file: '.npmrc',
    message: `it does not contain ${line}`,
    fix: 'add the line',
  }));

const namesNoRegistry: LockFileRule = ({settings}) =>
  settings
    .split(/\r?\n/)
    .filter((line) => /registry\s*=\s*http|_auth|:\/\/|^\/\//i.test(line))
    .map(() => ({
      file: '.npmrc',
      message: 'it contains a host or credentials',
      fix: 'move the line to the .npmrc of your home folder',
    }));

const RULES: readonly LockFileRule[] = [
  hasVersion,
  hasHashes,
  namesNoHost,
  staysInside,
  isExact,
  namesScripts,
  namesNoOthers,
  hasSettings,
  namesNoRegistry,
];

const readOrEmpty = (file: string): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';

function readFolder(dir: string): Folder {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));
  const lock = read(LOCK) as {
    readonly lockfileVersion?: unknown;
    readonly packages?: Folder['entries'];
  };
  const manifest = read('package.json') as Partial<Pick<Folder, 'allowScripts'>>;
  return {
    entries: lock.packages ?? {},
    version: lock.lockfileVersion,
    allowScripts: manifest.allowScripts ?? {},
    settings: readOrEmpty(path.join(dir, '.npmrc')),
  };
}

/** Finds texts one after another, and returns the location of the last one. */
export function findText(content: string, texts: readonly string[]): SourceLocation {
  const end = texts.reduce((from, text) => content.indexOf(text, from), 0);
  const before = content.slice(0, Math.max(end, 0)).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/** Finds nested keys in JSON, and returns the location of the innermost one. */
const findKey = (text: string, keys: readonly string[]): SourceLocation =>
  findText(
    text,
    keys.map((key) => `${JSON.stringify(key)}:`),
  );

/**
 * Reports entries and settings of a folder that would allow unapproved code to be installed or run.
 *
 * @param dir absolute path of a folder with `package.json` and `package-lock.json`
 */
export function checkFolder(dir: string): readonly Problem[] {
  const folder = readFolder(dir);
  return RULES.flatMap((rule) => rule(folder)).map(({file, at = [], message, fix}) => {
    const location = path.join(dir, file);
    return {file: location, ...findKey(readOrEmpty(location), at), message, fix};
  });
}
