import fs from 'node:fs';
import path from 'node:path';

import {listOperations, type Operation} from '@openapi-portal/openapi-model';
import {readPublished} from '@openapi-portal/openapi-model/files';

import {type Fact, listFacts} from '../contract-facts';
import {findMissingFacts, readWords} from '../fact-share';
import {listFiles} from '../site-folder';
import {API_ROUTE} from './stock-site';

export interface SiteFacts {
  readonly operations: number;
  /** Size of the largest page in bytes. `elements` is the maximum on any page, which may be a different one. */
  readonly bytes: number;
  readonly elements: number;
  readonly facts: number;
  /** Facts that no reachable page contains without JavaScript, with their operations. */
  readonly missing: readonly (Fact & {readonly operation: string})[];
}

interface ServedPage {
  readonly bytes: number;
  readonly elements: number;
  readonly words: readonly string[];
  readonly links: readonly string[];
}

function readPage(file: string): ServedPage {
  const html = fs.readFileSync(file, 'utf8');
  // The minifier removes quotes around attributes.
  const links = Array.from(html.matchAll(/href="?\/([^"#?\s>]+)/g), ([, link = '']) => link);
  return {
    bytes: Buffer.byteLength(html),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    words: readWords(html),
    links: links.map((link) => link.replace(/\/$/, '')),
  };
}

function readPages(output: string): ReadonlyMap<string, ServedPage> {
  const files = listFiles(path.join(output, API_ROUTE)).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [
      path.relative(output, file).replace(/(\/index)?\.html$/, ''),
      readPage(file),
    ]),
  );
}

/**
 * Finds the facts that are neither on a page nor on pages that it links to, directly or through other pages.
 *
 * @param others pages of other operations, which are not searched
 */
function findMissing(
  facts: readonly Fact[],
  start: string,
  pages: ReadonlyMap<string, ServedPage>,
  others: ReadonlySet<string>,
): readonly Fact[] {
  const reached = new Set([start]);
  let missing = facts;
  for (const address of reached) {
    if (missing.length === 0) break;
    const {words = [], links = []} = pages.get(address) ?? {};
    missing = findMissingFacts(missing, words);
    links
      .filter((link) => pages.has(link) && !others.has(link))
      .forEach((link) => reached.add(link));
  }
  return missing;
}

/**
 * Reads a site that was built from a contract, without executing scripts.
 *
 * @param output absolute path of the built site
 */
export function readSite(output: string): SiteFacts {
  const contract = readPublished(output, {route: API_ROUTE});
  const operations = listOperations(contract);
  const toAddress = ({slug}: Operation): string => `${API_ROUTE}/${slug}`;
  const others = new Set([API_ROUTE, ...operations.map(toAddress)]);
  const pages = readPages(output);
  const all = [...pages.values()];
  let count = 0;
  const missing = operations.flatMap((operation) => {
    const facts = listFacts(contract.root, operation.cursor.value);
    count += facts.length;
    const lost = findMissing(facts, toAddress(operation), pages, others);
    return lost.map((fact) => ({...fact, operation: operation.slug}));
  });
  return {
    operations: operations.length,
    bytes: Math.max(0, ...all.map(({bytes}) => bytes)),
    elements: Math.max(0, ...all.map(({elements}) => elements)),
    facts: count,
    missing,
  };
}
