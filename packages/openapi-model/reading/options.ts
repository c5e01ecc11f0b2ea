import path from 'node:path';

/** Files and hosts outside its site that a contract may reference, and the largest size of a contract. */
export interface ReadOptions {
  /** Additional folders of files that references may name, relative to the site. */
  readonly folders?: readonly string[];
  /** Hosts that references may name, with their ports: `schemas.example.com`, `localhost:8080`. */
  readonly hosts?: readonly string[];
  /** The most seconds to wait for a host. */
  readonly seconds?: number;
  /** The size of a contract with all files that it refers to, in millions of bytes. */
  readonly megabytes?: number;
}

/** Five times the largest contract in public use, GitHub's with 12 million bytes: it is read in seconds. */
const MEGABYTES = 64;

/** Longer than schema hosts need, and short enough to wait for. */
const SECONDS = 10;

/** A contract that unfolds to this, aliases and all, is read in a second, however small its file is. */
const ALWAYS_FINE = 1_000_000;

/**
 * The largest growth by resolving aliases. Contracts with many aliases grow to three times their size; more is an
 * attack.
 */
const LARGEST_GROWTH = 10;

/** The limits of a contract, in absolute paths, bytes and milliseconds. */
export interface Limits {
  readonly folders: readonly string[];
  readonly hosts: readonly string[];
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The limits of a contract: the folder of its site, its own in case that is elsewhere, and what the site adds. */
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
});

/** To how much a text of so many bytes may unfold. */
export const toLargestUnfolded = (bytes: number): number =>
  Math.max(ALWAYS_FINE, LARGEST_GROWTH * bytes);
