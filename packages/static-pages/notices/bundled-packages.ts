import fs from 'node:fs';
import path from 'node:path';

import type {Compilation, Module, NormalModule} from 'webpack';

/** A package whose code, styles or pictures readers are sent. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` names it, an SPDX expression; empty where it names none. */
  readonly licence: string;
  /** Absolute path. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
}

/** A module may be made of several, whose scopes were put together. */
type WithParts = Module & {readonly modules?: readonly Module[] | undefined};

const listParts = (module: WithParts): readonly Module[] => [module, ...(module.modules ?? [])];

/**
 * The files whose content is in some chunk: what the bundler has found and left out again, because nobody uses
 * it, is not among them. The bundler's statistics would not do: in Rspack 1.7 they miss modules.
 */
export function listBundledFiles({chunks, chunkGraph}: Compilation): readonly string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const files = modules
    .flatMap(listParts)
    .map((module) => (module as Partial<NormalModule>).resource?.split('?')[0] ?? '');
  return [...new Set(files)].filter((file) => file !== '').sort();
}

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function readPackage(folder: string): BundledPackage {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(manifest) as Manifest;
  const licence = typeof license === 'string' ? license : (license?.type ?? '');
  return {name, version, licence, folder};
}

/** The packages that files belong to, sorted by name; those of the site itself belong to none. */
export function findPackages(files: readonly string[]): readonly BundledPackage[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders]
    .map(readPackage)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
}
