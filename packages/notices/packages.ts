import fs from 'node:fs';
import path from 'node:path';

import type {Compilation, Module, NormalModule} from 'webpack';

/** A package whose code, styles or pictures readers are sent. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` names it, an SPDX expression; empty where it names none. */
  readonly licence: string;
  /** What its licence wants readers to be told; empty where it has no text of it. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
}

/** A module may be made of several, whose scopes were put together. */
type WithParts = Module & {readonly modules?: readonly Module[] | undefined};

/**
 * The files whose content is in some chunk: what the bundler has found and left out again, because nobody uses
 * it, is not among them. The bundler's statistics would not do: in Rspack 1.7 they miss modules.
 */
export const listBundledFiles = ({chunks, chunkGraph}: Compilation): readonly string[] =>
  [...chunks]
    .flatMap((chunk): WithParts[] => [...chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .flatMap((module) => (module as Partial<NormalModule>).resource ?? []);

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A licence, and what the Apache License wants to be passed on with it. */
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

/** The packages that files belong to, sorted by name; those of the site itself belong to none. */
export function readPackages(files: readonly string[]): readonly Package[] {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  return [...folders]
    .map(readPackage)
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
}
