import {openContract} from '@openapi-portal/openapi-model';
import type {PageChange} from '@openapi-portal/openapi-reference';
import {groupEntries} from '@openapi-portal/reports/json';

import {byImpact, type Change} from './change';
import {compareContracts} from './compare-contracts';

/** The key for changes of the whole API. */
export const WHOLE_API = '';

type Place = readonly [operation: string, change: PageChange];

/** A change that several operations share, as each of them shows it: with all its anchors there. */
function* listShared({impact, text, locations}: Change): Generator<Place> {
  for (const {label, name, variant, shownBy = []} of locations) {
    const anchors = new Map<string, readonly string[]>();
    for (const {operation, anchors: own} of shownBy)
      anchors.set(operation, [...(anchors.get(operation) ?? []), ...own]);
    for (const [operation, own] of anchors)
      yield [operation, {impact, text, locations: [{label, name, variant, anchors: own}]}];
  }
}

/** Lists the pages that show a change, with the change: pages of operations, and the overview of the API. */
function* listPlaces(change: Change): Generator<Place> {
  const {operation, impact, text, locations} = change;
  if (operation !== undefined) yield [operation, {impact, text, locations}];
  else {
    yield* listShared(change);
    yield [WHOLE_API, {impact, text, locations: locations.map((one) => ({...one, anchors: []}))}];
  }
}

/**
 * Changes by the pages that show them, those first that break clients.
 *
 * @returns by `toOperationKey`, and by `WHOLE_API`
 */
export function sortByPage(changes: readonly Change[]): ReadonlyMap<string, readonly PageChange[]> {
  const found = groupEntries(changes.flatMap((one) => [...listPlaces(one)]));
  for (const own of found.values()) own.sort(byImpact);
  return found;
}

/**
 * Lists the changes between two contracts by page, with the comparison of `npm run api:diff`.
 *
 * @param before the older contract as one document, `after` the newer
 */
export const listPageChanges = (
  before: unknown,
  after: unknown,
): ReadonlyMap<string, readonly PageChange[]> =>
  sortByPage(compareContracts(openContract(before).root, openContract(after).root));
