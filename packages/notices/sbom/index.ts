import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {execFileSync} from 'node:child_process';

import type {SbomOptions} from '../options';
import type {Package} from '../packages';
import {formatBill, type HashedFile} from './format-bill';
import {type LockedPackage, readLockedPackages, toId} from './locked-packages';

/** Returns the time of the last commit in seconds since 1970; undefined outside of a Git repository. */
function readCommitTime(siteDir: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Returns the time for a reproducible build: `SOURCE_DATE_EPOCH`
 * (https://reproducible-builds.org/specs/source-date-epoch/), otherwise the time of the last commit, otherwise
 * undefined.
 *
 * @throws Error if the variable is not a number of seconds
 */
export function readBuildTime(
  siteDir: string,
  given = process.env.SOURCE_DATE_EPOCH,
): Date | undefined {
  if (given !== undefined && !/^\d{1,11}$/.test(given)) {
    throw new Error(
      `SOURCE_DATE_EPOCH must be seconds since 1970, such as the output of date +%s, not "${given}"`,
    );
  }
  const seconds = (given ?? readCommitTime(siteDir))?.trim() ?? '';
  return seconds === '' ? undefined : new Date(Number(seconds) * 1000);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

const readHeld = (siteDir: string, held: SbomOptions['held']): readonly LockedPackage[] =>
  Object.entries(held).flatMap(([file, names]) =>
    [...readLockedPackages(path.join(siteDir, file)).values()].filter(({name}) =>
      names.includes(name),
    ),
  );

const readPrograms = (siteDir: string, programs: readonly string[]): readonly HashedFile[] =>
  programs.map((file) => ({
    name: path.basename(file),
    hash: createHash('sha256')
      .update(fs.readFileSync(path.join(siteDir, file)))
      .digest('hex'),
  }));

/**
 * Builds two bills of materials: of the site, and of the tools that built it. `npm sbom` is not used, because npm 10
 * and 11 disagree about which packages are optional, it omits the licence of manifests that list several, and it
 * marks a package as a development dependency if a development tool needs the same version.
 *
 * @returns file contents by path, from the root of the site
 */
export function buildBills(
  siteDir: string,
  title: string,
  shipped: readonly Package[],
  options: SbomOptions,
): Readonly<Record<string, string>> {
  const manifest = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const {name, version} = JSON.parse(manifest) as Manifest;
  const time = readBuildTime(siteDir);
  const locked = readLockedPackages(path.join(siteDir, 'package-lock.json'));
  const sent = shipped.map((one): LockedPackage => {
    const known = locked.get(toId(one));
    if (known === undefined) throw new Error(`package-lock.json does not contain ${toId(one)}`);
    return {...known, licence: one.licence, isOptional: false};
  });
  const builders = [...locked.values()]
    .filter(({isForDevelopment}) => !isForDevelopment)
    .map((one) => ({...one, licence: one.licence || (options.licences[one.name]?.licence ?? '')}));
  const programs = readPrograms(siteDir, options.programs);
  return {
    [options.file]: formatBill(
      {name, version, time, description: `Software that readers of ${title} download`},
      [...sent, ...readHeld(siteDir, options.held)],
      programs,
    ),
    [options.buildFile]: formatBill(
      {name: `${name}-build`, version, time, description: `Software that builds ${title}`},
      builders,
      programs,
    ),
  };
}
