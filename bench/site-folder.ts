import fsSync from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {benchDir} from './places';

const PACKAGES = 'node_modules';

export const siteFolder = (name: string): string => path.join(benchDir, 'sites', name);

/** Returns the absolute paths of the files in a folder and its subfolders, except packages. */
export function listFiles(dir: string): string[] {
  const entries = fsSync.readdirSync(dir, {withFileTypes: true});
  return entries
    .filter(({name}) => name !== PACKAGES)
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** Links each package of a folder separately, and omits caches and other hidden files. */
export async function linkPackages(from: string, to: string): Promise<void> {
  await fs.mkdir(to, {recursive: true});
  const names = (await fs.readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(
    [...names, '.bin'].map((name) => fs.symlink(path.join(from, name), path.join(to, name))),
  );
}

/**
 * Copies a generator's site and adds a contract. Packages are linked one by one, so that caches in `node_modules` are
 * deleted with the copy.
 *
 * @param dir absolute path of the copy; existing content is deleted
 */
export async function copyPeerSite(name: string, contractJson: string, dir: string): Promise<void> {
  const source = siteFolder(name);
  await fs.rm(dir, {recursive: true, force: true});
  await fs.cp(source, dir, {
    recursive: true,
    filter: (file) => path.basename(file) !== PACKAGES,
  });
  await linkPackages(path.join(source, PACKAGES), path.join(dir, PACKAGES));
  await fs.writeFile(path.join(dir, 'openapi.json'), contractJson);
}
