import fs from 'node:fs';
import path from 'node:path';

import type {Compilation, Module, NormalModule} from 'webpack';

/** A package whose code, styles or pictures are sent to readers. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** SPDX expression in its `package.json`; empty if absent. */
  readonly licence: string;
  /** Licence text that must be published; empty if the package has none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
}

/** A module can be a concatenation of several. */
type WithParts = Module & {readonly modules?: readonly Module[] | undefined};

/** Lists the source files of all chunks without unused modules. The statistics of Rspack 1.7 lack modules. */
export const listBundledFiles = ({chunks, chunkGraph}: Compilation): readonly string[] =>
  [...chunks]
    .flatMap((chunk): WithParts[] => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .flatMap((module) => (module as Partial<NormalModule>).resource ?? []);

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Matches files with licences, and the notices that the Apache License requires to be passed on. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(?![a-z])(?!.*\.[cm]?[jt]s$)/i;

function readText(folder: string): string {
  const files = fs.readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

function readPackage(folder: string): Package {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(manifest) as Manifest;
  const licence = typeof license === 'string' ? license : (license?.type ?? '');
  return {name, version, licence, text: readText(folder)};
}

/** Lists the packages that files belong to, sorted by name. Files of the site itself are ignored. */
export function readPackages(files: readonly string[]): readonly Package[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders]
    .map(readPackage)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
}
