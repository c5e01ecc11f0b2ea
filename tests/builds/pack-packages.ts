import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {siteDir} from '../../scripts/site';

const PACKAGES = path.join(siteDir, 'packages');

export interface Manifest {
  /** Absolute path. */
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export const manifests: readonly Manifest[] = fs
  .readdirSync(PACKAGES, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => path.join(PACKAGES, name))
  .map((folder) => ({
    ...(JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest),
    folder,
  }));

/**
 * Packs all packages in the same way as for publication.
 *
 * @param dir absolute path of the output folder
 * @returns absolute paths of the tarballs, by package name
 */
export function packPackages(dir: string): ReadonlyMap<string, string> {
  fs.mkdirSync(dir, {recursive: true});
  const folders = manifests.map(({folder}) => folder);
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', dir, ...folders], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = JSON.parse(printed) as readonly {name: string; filename: string}[];
  return new Map(packed.map(({name, filename}) => [name, path.join(dir, filename)]));
}
