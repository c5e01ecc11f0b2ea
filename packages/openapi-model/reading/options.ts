import path from 'node:path';
import fs from 'node:fs';

import type {ApiExtras} from '../api';
import type {ContractFilter} from '../contract/filter-contract';

/** Files and hosts outside the site that a contract may reference, and the maximum size of a contract. */
interface AllowedReferences {
  /** Additional folders that references may point into, relative to the site. */
  readonly folders?: readonly string[];
  /** Hosts that references may point to, with their ports: `schemas.example.com`, `localhost:8080`. */
  readonly hosts?: readonly string[];
  /** Maximum time to wait for a host, in seconds. The default is 10. */
  readonly seconds?: number;
  /** Maximum size of a contract with all files that it references, in millions of bytes. The default is 64. */
  readonly megabytes?: number;
}

/** How a contract is read. */
export interface ReadOptions extends AllowedReferences, Pick<ApiExtras, 'overlays' | 'filter'> {}

/** Five times the size of the largest public contract, GitHub's with 12 million bytes, and still read in seconds. */
const MEGABYTES = 64;

/** Longer than any schema host usually needs to respond. */
const SECONDS = 10;

/** A contract may always expand to this size in bytes, which takes only a second to read. */
const ALWAYS_FINE = 1_000_000;

/** Maximum growth by expanding aliases. Many aliases triple a contract; a larger factor is an attack. */
const LARGEST_GROWTH = 10;

/** Limits of a contract in absolute paths, bytes and milliseconds. */
export interface Limits {
  readonly folders: readonly string[];
  readonly hosts: readonly string[];
  readonly milliseconds: number;
  readonly bytes: number;
  readonly overlays: readonly string[];
  readonly filter: ContractFilter | undefined;
}

/** Returns the limits of a contract, which may reference the site's folder, its own and the options'. */
export const toLimits = (
  contract: string,
  options: ReadOptions = {},
  siteDir = process.cwd(),
): Limits => ({
  folders: [
    siteDir,
    path.dirname(contract),
    ...(options.folders ?? []).map((folder) => path.resolve(siteDir, folder)),
  ],
  hosts: options.hosts ?? [],
  milliseconds: 1000 * (options.seconds ?? SECONDS),
  bytes: 1_000_000 * (options.megabytes ?? MEGABYTES),
  overlays: (options.overlays ?? []).map((file) => path.resolve(siteDir, file)),
  filter: options.filter,
});

/**
 * Returns the options for a release, which is stored as it was published, with overlays applied. What the filter hides
 * today stays hidden in releases, too.
 */
export const toReleaseOptions = ({overlays: _, ...options}: ReadOptions = {}): ReadOptions =>
  options;

/** Returns the maximum size in bytes that a text of `bytes` may have after its aliases are expanded. */
export const toMaxExpandedSize = (bytes: number): number =>
  Math.max(ALWAYS_FINE, LARGEST_GROWTH * bytes);

/** Resolves the symbolic links in a path. The file, or folders above it, need not exist. */
function toRealPath(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(toRealPath(parent), path.basename(file));
  }
}

/** Returns true if a file is really inside a folder, and neither hidden nor in `node_modules`. */
export function isInFolder(file: string, folder: string): boolean {
  const steps = path.relative(toRealPath(folder), toRealPath(file)).split(path.sep);
  return (
    !path.isAbsolute(steps.join(path.sep)) &&
    !steps.some((step) => step.startsWith('.') || step === 'node_modules')
  );
}
