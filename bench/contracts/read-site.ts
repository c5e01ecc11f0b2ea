import fs from 'node:fs';
import path from 'node:path';

import {listOperations, type Operation} from '@openapi-portal/openapi-model';
import {readPublished} from '@openapi-portal/openapi-model/files';

import {type Fact, listFacts} from '../contract-facts';
import {findMissing} from '../fact-share';
import {listFiles} from '../site-folder';
import {API_ROUTE} from './stock-site';

/** Facts about the built site of a contract. */
export interface SiteFacts {
  readonly operations: number;
  /** The largest page, in bytes and elements: not always the same page. */
  readonly bytes: number;
  readonly elements: number;
  readonly facts: number;
  /** Facts that no page has without script, each with its operation. */
  readonly missing: readonly (Fact & {readonly operation: string})[];
}

/** The pages of an API by their addresses, as they are served. */
function readPages(output: string): ReadonlyMap<string, string> {
  const files = listFiles(path.join(output, API_ROUTE)).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => {
      const address = path.relative(output, file).replace(/(\/index)?\.html$/, '');
      return [address, fs.readFileSync(file, 'utf8')] as const;
    }),
  );
}

/** The page of an operation with the pages of schemas that it links to, and those that these link to. */
function readReached(
  start: string,
  pages: ReadonlyMap<string, string>,
  operations: ReadonlySet<string>,
): string {
  const reached = new Set([start]);
  for (const address of reached) {
    // The minifier drops quotes around attributes.
    const links = (pages.get(address) ?? '').matchAll(/href="?\/([^"#?\s>]+)/g);
    for (const [, link = ''] of links) {
      const target = link.replace(/\/$/, '');
      if (pages.has(target) && !operations.has(target) && target !== API_ROUTE) reached.add(target);
    }
  }
  return [...reached].map((address) => pages.get(address) ?? '').join('\n');
}

const toAddress = ({slug}: Operation): string => `${API_ROUTE}/${slug}`;

/**
 * Reads the built site of a contract, without running a script.
 *
 * @param output absolute path of what is served
 */
export function readSite(output: string): SiteFacts {
  const contract = readPublished(output, {route: API_ROUTE});
  const operations = listOperations(contract);
  const addresses = new Set(operations.map(toAddress));
  const pages = readPages(output);
  const htmls = [...pages.values()];
  let facts = 0;
  const missing = operations.flatMap((operation) => {
    const all = listFacts(contract.root, operation.cursor.value);
    facts += all.length;
    const own = findMissing(all, pages.get(toAddress(operation)) ?? '');
    if (own.length === 0) return [];
    const {slug} = operation;
    const lost = findMissing(own, readReached(toAddress(operation), pages, addresses));
    return lost.map((fact) => ({...fact, operation: slug}));
  });
  return {
    operations: operations.length,
    bytes: Math.max(0, ...htmls.map((html) => Buffer.byteLength(html))),
    elements: Math.max(0, ...htmls.map((html) => html.match(/<[a-z]/g)?.length ?? 0)),
    facts,
    missing,
  };
}
