import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '@openapi-portal/reports';

import {digestBuilt, type Digests, digestSources, isBuilt} from './digests';
import {findTable} from './place';
import {parseStamp, type Stamp} from './stamp';
import type {Table} from './tables';

/** Computes the current digests of a table's sources and of the built files that were measured. */
const digestNow = (siteDir: string, {sources}: Table, measured: Digests): Digests =>
  new Map([
    ...digestSources(siteDir, sources),
    ...digestBuilt(siteDir, [...measured.keys()].filter(isBuilt)),
  ]);

function listChanges(measured: Digests, now: Digests): readonly string[] {
  return [...new Set([...measured.keys(), ...now.keys()])].flatMap((part) => {
    const [before, after] = [measured.get(part), now.get(part)];
    if (before === after) return [];
    if (after === undefined) return [`${part} (gone)`];
    return before === undefined ? [`${part} (new)`] : [part];
  });
}

/** Returns true if a table of pages lacks the digests of the files that the pages loaded. */
const lacksPages = ({isOfPages = false}: Table, {digests}: Stamp): boolean =>
  isOfPages && ![...digests.keys()].some(isBuilt);

/** Describes why a table is stale; undefined if it is not. */
function findFault(siteDir: string, table: Table, text: string | undefined): string | undefined {
  if (text === undefined)
    return `The page needs <!-- ${table.name}: start --> and its end, around the table`;
  const stamp = parseStamp(text);
  if (stamp === undefined || lacksPages(table, stamp))
    return `The table "${table.name}" has no commit and no digests of its files`;
  const changes = listChanges(stamp.digests, digestNow(siteDir, table, stamp.digests));
  if (changes.length === 0) return undefined;
  return `The table "${table.name}" was measured on ${stamp.date}, commit ${stamp.commit}; these inputs have changed: ${changes.join(', ')}`;
}

/**
 * Finds the tables whose sources changed after the measurement, or that lack the digests to detect this.
 *
 * @param siteDir absolute path of the site, which must contain the build
 */
export const findStale = (siteDir: string, tables: readonly Table[]): readonly Problem[] =>
  tables.flatMap((table) => {
    const file = path.join(siteDir, table.file);
    const {text, line} = findTable(fs.readFileSync(file, 'utf8'), table.name) ?? {line: 1};
    const message = findFault(siteDir, table, text);
    const fix = `Measure again: ${table.command}`;
    return message === undefined ? [] : [{file, line, column: 1, message, fix}];
  });
