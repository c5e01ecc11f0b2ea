import {
  findOlderVersion,
  type OlderVersion,
  type PageRecord,
} from '@openapi-portal/static-pages/built-pages';
import {groupEntries} from '@openapi-portal/reports/json';

import type {PageRecords, SearchRecord} from './record';

/** Assigns the pages of older docs versions to an index per version, and adds the version to their breadcrumbs. */
export const markVersions = (
  pages: readonly PageRecords[],
  versions: readonly OlderVersion[],
): readonly PageRecords[] =>
  pages.map((page) => {
    const version = findOlderVersion(page.path, versions);
    if (version === undefined) return page;
    const {label, path} = version;
    return {
      ...page,
      breadcrumbs: [label, ...page.breadcrumbs],
      api: `${path}/`,
      version: label,
      isProse: true,
    };
  });

interface Found {
  readonly page: PageRecords;
  readonly record: PageRecord;
}

/** Returns a key that fields of an API with the same path share, and statuses with the same code. */
function toKey({page, record}: Found, index: number): string {
  const isShared = record.kind === 'field' || record.kind === 'status';
  const identity = isShared ? record.title : `${index}`;
  return JSON.stringify([isShared ? record.kind : '', page.api ?? page.path, identity]);
}

const byFieldsLast = (a: SearchRecord, b: SearchRecord): number =>
  Number(a.kind === 'field') - Number(b.kind === 'field');

const byOrder = (a: Found, b: Found): number => (a.record.order ?? 0) - (b.record.order ?? 0);

function merge(found: readonly Found[]): SearchRecord {
  const [first, ...others] = [...found].sort(byOrder) as [Found, ...Found[]];
  const toPlace = ({page, record}: Found) => ({page: page.path, anchor: record.anchor});
  const {kind, title, detail, names, text} = first.record;
  return {kind, title, detail, names, text, places: [toPlace(first), ...others.map(toPlace)]};
}

/**
 * Merges the records of all pages. Fields with the same path, and statuses with the same code, become one
 * record per API, with their locations in order of importance. Fields are moved to the end, because the index
 * adds the last records later.
 *
 * @param pages in order of preference for locations of equal importance
 */
export function mergeRecords(pages: readonly PageRecords[]): readonly SearchRecord[] {
  const all = pages.flatMap((page) => page.records.map((record): Found => ({page, record})));
  const groups = groupEntries(all.map((found, index) => [toKey(found, index), found]));
  return [...groups.values()].map(merge).sort(byFieldsLast);
}
