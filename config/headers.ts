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

/** Headers for some URLs. All matching rules apply, in order; if several set a header, the last value is sent. */
export interface HeaderRule {
  /** Path from the root of the host; one `*` matches any characters, slashes included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that these answers need not carry: they are part of what every page weighs. */
  readonly without?: readonly string[];
}

/** Folders of files with a hash in their names. */
const HASHED = ['assets/*', 'styles/*'];

/** Other files that are only ever loaded by pages. */
const LOADED = ['fonts/*', 'img/*', 'search-index/*', 'api-console/*', 'api-sandbox/*'];

/** Files of these folders with a hash in their names. */
const HASHED_FILES = ['search-index/text.*', 'search-index/titles.*'];

const IMMUTABLE = {'Cache-Control': 'max-age=31536000, immutable'};

/** Contracts of an API, in its folder; the first API's are at the root, too. */
const CONTRACTS = ['openapi.json', 'openapi.yaml', 'postman-collection.json'];

/** Contracts, Markdown and the catalogue of APIs. */
const SHARED = [
  '.well-known/api-catalog',
  '*.md',
  ...CONTRACTS.flatMap((name) => [name, `*/${name}`]),
];

/** Markdown of many pages, at the root of a build. */
const isLlmsFile = (file: string): boolean => /^(?:[\w-]+\/)?llms(?:-[\w-]+)?\.txt$/.test(file);

/** Returns true for TypeScript declarations: by their extension, hosts take them for MPEG transport streams. */
const isTypes = (file: string): boolean => file.endsWith('.d.ts');

/** Media type of files that people read as they are. */
export const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Pages with a request console. */
const WITH_CONSOLE = ['docs/API/*'];

const toRecord = (headers: readonly SecurityHeader[]): Record<string, string> =>
  Object.fromEntries(headers.map(({name, value}) => [name, value]));

/** The headers of documents, as far as other files go without them. */
const OF_DOCUMENTS = ['Content-Security-Policy', ...DOCUMENT_HEADERS.map(({name}) => name)];

/**
 * Reads the path of a built site on its host.
 *
 * @throws Error if the home page loads no script of the site
 */
export function readBaseUrl(buildDir: string): string {
  const home = fs.readFileSync(path.join(buildDir, 'index.html'), 'utf8');
  const base = /<script[^>]* src="?(?<base>\/[^">]*?)assets\/js\//.exec(home)?.groups?.base;
  if (base === undefined) {
    throw new Error(`${buildDir} is no build of this site: its home page loads no script of it`);
  }
  return base;
}

/**
 * Builds the headers of a built site: the Content-Security-Policy with the hashes of its inline scripts, and
 * cache lifetimes.
 *
 * @param buildDir absolute path of the build
 * @param hashes of its inline scripts, if its pages have been read already
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
