import fs from 'node:fs';
import path from 'node:path';

import {readScriptHashes} from './inline-scripts';
import {
  buildDirectives,
  DOCUMENT_HEADERS,
  formatPolicy,
  RESOURCE_HEADERS,
  type SecurityHeader,
  SHARED_HEADERS,
} from './security-headers';
import {listOtherLocales} from './translations';

/** Headers for the URLs that match a path. All matching rules apply; later values replace earlier ones. */
export interface HeaderRule {
  /** Path from the root of the host; one `*` matches any characters, slashes included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that are removed again, to keep responses small. */
  readonly without?: readonly string[];
}

/** Folders in which all file names contain a content hash. */
const HASHED = ['assets/*', 'styles/*'];

/** Files that pages load, and that are never opened as documents. */
const LOADED = [
  'fonts/*',
  'img/*',
  'search-index/*',
  'api-console/*',
  'api-preview/*',
  'api-sandbox/*',
];

/** Files with a content hash in their names, in folders that also contain other files. */
const HASHED_FILES = ['search-index/text.*', 'search-index/titles.*'];

const IMMUTABLE = {'Cache-Control': 'max-age=31536000, immutable'};

/** Files of an API's contract. Each API has these files in its own folder; the first API also has them at the root. */
const CONTRACTS = ['openapi.json', 'openapi.yaml', 'postman-collection.json'];

/** Files that scripts of other sites may read. */
const SHARED = [
  '.well-known/api-catalog',
  '*.md',
  ...CONTRACTS.flatMap((name) => [name, `*/${name}`]),
];

/** Returns true for `llms.txt` and similar files, at the root of a build or in the folder of a language. */
const isLlmsFile = (file: string): boolean => /^(?:[\w-]+\/)?llms(?:-[\w-]+)?\.txt$/.test(file);

/** Returns true for TypeScript declarations. Hosts would serve `.ts` files as MPEG transport streams. */
const isTypes = (file: string): boolean => file.endsWith('.d.ts');

export const PLAIN_TEXT = 'text/plain; charset=utf-8';

const WITH_CONSOLE = ['docs/API/*'];

const toRecord = (headers: readonly SecurityHeader[]): Record<string, string> =>
  Object.fromEntries(headers.map(({name, value}) => [name, value]));

/** Headers that only documents need. */
const OF_DOCUMENTS = ['Content-Security-Policy', ...DOCUMENT_HEADERS.map(({name}) => name)];

/**
 * Reads the base URL of a built site from its home page.
 *
 * @throws Error if the home page loads no script of the site
 */
export function readBaseUrl(buildDir: string): string {
  const home = fs.readFileSync(path.join(buildDir, 'index.html'), 'utf8');
  const base = /<script[^>]* src="?(?<base>\/[^">]*?)assets\/js\//.exec(home)?.groups?.base;
  if (base === undefined) {
    throw new Error(
      `${buildDir} is not a build of this site: its home page loads no script of the site`,
    );
  }
  return base;
}

/**
 * Builds the header rules of a built site: security headers, a Content-Security-Policy with the hashes of all
 * inline scripts, and cache lifetimes.
 *
 * @param hashes of the inline scripts; by default read from all pages
 * @throws Error if there is no build
 */
export function readHeaders(
  buildDir: string,
  hashes: readonly string[] = readScriptHashes(buildDir),
): readonly HeaderRule[] {
  const base = readBaseUrl(buildDir);
  const others = listOtherLocales().filter((locale) => fs.existsSync(path.join(buildDir, locale)));
  const bases = [base, ...others.map((locale) => `${base}${locale}/`)];
  const toPolicy = (isForConsole: boolean) => ({
    'Content-Security-Policy': formatPolicy(buildDirectives(hashes, isForConsole)),
  });
  const toRules = (globs: readonly string[], rule: Omit<HeaderRule, 'path'>): HeaderRule[] =>
    bases.flatMap((each) => globs.map((glob) => ({path: each + glob, ...rule})));
  const listFiles = (isWanted: (file: string) => boolean): readonly string[] =>
    fs
      .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
      .map((file) => file.split(path.sep).join('/'))
      .filter(isWanted)
      .sort();
  const documents = {
    ...toPolicy(false),
    ...toRecord(DOCUMENT_HEADERS),
    ...toRecord(RESOURCE_HEADERS),
    'Cache-Control': 'no-cache',
  };
  return [
    {path: `${base}*`, headers: documents},
    ...toRules(WITH_CONSOLE, {headers: toPolicy(true)}),
    ...toRules(HASHED, {headers: IMMUTABLE, without: OF_DOCUMENTS}),
    ...toRules(LOADED, {headers: {}, without: OF_DOCUMENTS}),
    ...toRules(HASHED_FILES, {headers: IMMUTABLE}),
    ...toRules(SHARED, {headers: toRecord(SHARED_HEADERS)}),
    ...listFiles(isLlmsFile).map((file) => ({
      path: base + file,
      headers: toRecord(SHARED_HEADERS),
    })),
    ...listFiles(isTypes).map((file) => ({
      path: base + file,
      headers: {'Content-Type': PLAIN_TEXT},
    })),
  ];
}
