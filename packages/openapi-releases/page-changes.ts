import {openContract} from '@openapi-portal/openapi-model';
import type {PageChange} from '@openapi-portal/openapi-reference';
import {groupEntries} from '@openapi-portal/reports/json';

import {compareByImpact, type Change} from './change';
import {compareContracts} from './compare-contracts';

/** The key for changes of the whole API. */
export const WHOLE_API = '';

type Place = readonly [operation: string, change: PageChange];

/** Splits a shared change into a change for each operation that shows it, with all anchors on its page. */
function* listShared({impact, text, locations}: Change): Generator<Place> {
  for (const {label, name, variant, shownBy = []} of locations) {
    const anchors = new Map<string, readonly string[]>();
    for (const {operation, anchors: own} of shownBy)
      anchors.set(operation, [...(anchors.get(operation) ?? []), ...own]);
    for (const [operation, own] of anchors)
      yield [operation, {impact, text, locations: [{label, name, variant, anchors: own}]}];
  }
}

/** Lists the pages of operations, and the overview page, that show a change, each with its form there. */
function* listPlaces(change: Change): Generator<Place> {
  const {operation, impact, text, locations} = change;
  if (operation !== undefined) yield [operation, {impact, text, locations}];
  else {
    yield* listShared(change);
    yield [WHOLE_API, {impact, text, locations: locations.map((one) => ({...one, anchors: []}))}];
  }
}

/**
 * Groups changes by the pages that show them, breaking changes first.
 *
 * @returns changes keyed by `toOperationKey` or `WHOLE_API`
 */
export function groupByPage(
  changes: readonly Change[],
): ReadonlyMap<string, readonly PageChange[]> {
  const found = groupEntries(changes.flatMap((one) => [...listPlaces(one)]));
  for (const own of found.values()) own.sort(compareByImpact);
  return found;
}

/**
 * Lists the changes between two contracts by page, with the comparison of `npm run api:diff`.
 *
 * @param before older contract as one document
 * @param after newer contract as one document
 */
export const listPageChanges = (
  before: unknown,
  after: unknown,
): ReadonlyMap<string, readonly PageChange[]> =>
  groupByPage(compareContracts(openContract(before).root, openContract(after).root));
