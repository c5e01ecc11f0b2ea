import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {engines} from '../../package.json';
import {siteDir} from '../site';
import {declareTypes} from './declare-types';
import {type Manifest, toPublishedManifest} from './package-manifest';
import {listPackages} from './read-version';

/** A package as a registry gets it. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** Names of our own packages that it needs. */
  readonly needs: readonly string[];
  /** Absolute path of its unpacked files. */
  readonly folder: string;
  /** Absolute path. */
  readonly archive: string;
}

const PACKAGES = path.join(siteDir, 'packages');

function pack(folders: readonly string[], dir: string): readonly string[] {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', dir, ...folders];
  const printed = execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 100_000_000,
  });
  const packed = JSON.parse(printed) as readonly {readonly filename: string}[];
  return packed.map(({filename}) => path.join(dir, filename));
}

/** Copies the files that a package publishes. */
function copyPackage(archive: string, folder: string): void {
  fs.mkdirSync(folder, {recursive: true});
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', folder]);
  fs.rmSync(archive);
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Puts packages before those that depend on them, so that a release that stops half-way leaves nothing broken. */
function sortByNeeds(packages: readonly PackedPackage[]): readonly PackedPackage[] {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const sorted = new Set<PackedPackage>();
  const add = (one: PackedPackage | undefined): void => {
    if (one === undefined || sorted.has(one)) return;
    for (const name of one.needs) add(byName.get(name));
    sorted.add(one);
  };
  for (const one of packages) add(one);
  return [...sorted];
}

/**
 * Packs all packages in the way in which they are published. They must be compiled.
 *
 * @param dir absolute path of a folder that is emptied first
 * @param repository address of the Git repository
 * @returns the packages, each after those that it needs
 */
export function stagePackages(dir: string, repository?: string): readonly PackedPackage[] {
  fs.rmSync(dir, {recursive: true, force: true});
  const staged = path.join(dir, 'packages');
  fs.mkdirSync(staged, {recursive: true});
  const folders = listPackages(PACKAGES);
  const sources = folders.map((folder) => path.join(PACKAGES, folder));
  for (const [index, archive] of pack(sources, dir).entries())
    copyPackage(archive, path.join(staged, folders[index] ?? ''));
  declareTypes(staged);
  const manifests = folders.map((folder) => {
    const directory = `packages/${folder}`;
    const origin = {node: engines.node, repository, directory};
    const manifest = toPublishedManifest(readManifest(path.join(PACKAGES, folder)), origin);
    const file = path.join(staged, folder, 'package.json');
    fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
  const archives = pack(
    folders.map((folder) => path.join(staged, folder)),
    dir,
  );
  const packages = manifests.map(({name, version, dependencies = {}}, index) => {
    const needs = Object.keys(dependencies);
    const folder = path.join(staged, folders[index] ?? '');
    return {name, version, needs, folder, archive: archives[index] ?? ''};
  });
  return sortByNeeds(packages);
}
