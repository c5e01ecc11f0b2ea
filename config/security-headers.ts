import fs from 'node:fs';
import path from 'node:path';

import {POLICY_NAMES} from '@openapi-portal/static-pages';
import {parse} from 'yaml';

export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
  readonly why: string;
}

export interface SecurityHeader {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

interface Headers {
  readonly directives: readonly Directive[];
  readonly usedFeatures: readonly string[];
  readonly unusedFeatures: readonly string[];
  readonly resources: readonly SecurityHeader[];
  readonly documents: readonly SecurityHeader[];
  readonly shared: readonly SecurityHeader[];
}

const HEADERS = parse(
  fs.readFileSync(path.join(__dirname, 'security-headers.yaml'), 'utf8'),
) as Headers;

/** Servers on the reader's own machine. Browsers allow `https:` pages to call them. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Builds the directives of a page's Content-Security-Policy.
 *
 * @param scriptHashes of the inline scripts of the built pages, such as `'sha256-…'`
 * @param isForConsole true for pages with a request console, which may send requests to the reader's own machine
 */
export function buildDirectives(
  scriptHashes: readonly string[],
  isForConsole: boolean,
): readonly Directive[] {
  const values = new Map([
    ['INLINE_SCRIPTS', scriptHashes],
    ['LOOPBACK', isForConsole ? LOOPBACK : []],
    ['TRUSTED_TYPES', Object.values(POLICY_NAMES)],
  ]);
  return HEADERS.directives.map(({sources, ...directive}) => ({
    ...directive,
    sources: sources.flatMap((source) => values.get(source) ?? source),
  }));
}

export const formatPolicy = (directives: readonly Directive[]): string =>
  directives.map(({name, sources}) => [name, ...sources].join(' ')).join('; ');

const FEATURES = [
  ...HEADERS.usedFeatures.map((feature) => `${feature}=(self)`),
  ...HEADERS.unusedFeatures.map((feature) => `${feature}=()`),
].join(', ');

export const RESOURCE_HEADERS = HEADERS.resources;

export const DOCUMENT_HEADERS = HEADERS.documents.map((header) => ({
  ...header,
  value: header.value === 'FEATURES' ? FEATURES : header.value,
}));

export const SHARED_HEADERS = HEADERS.shared;
