import {type Cursor, listOperations} from '@openapi-portal/openapi-model';
import {type Change, formatCodes, IS_NEW} from './change';

const listHeaders = (contract: Cursor): readonly (readonly string[])[] =>
  listOperations(contract)
    .flatMap(({cursor}) => cursor.entries('responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([, response]) => response.resolve().entries('headers'))
    .map((headers) => headers.map(([name]) => name));

/** Returns the headers that every response has now, and no response had before. */
function findNewEverywhere(before: Cursor, after: Cursor): readonly string[] {
  const had = new Set(listHeaders(before).flat());
  const [first = [], ...others] = listHeaders(after);
  return first.filter((name) => !had.has(name) && others.every((names) => names.includes(name)));
}

const isHeaderOf =
  (names: readonly string[]) =>
  ({text, locations}: Change): boolean =>
    text === IS_NEW &&
    locations.length > 0 &&
    locations.every(
      ({label, name = ''}) => /^response \S+ header$/.test(label) && names.includes(name),
    );

/**
 * Merges headers that are new in all responses into one change. A header that is new in only some responses remains a
 * change of each operation.
 *
 * @param changes changes of operations
 * @returns the other changes in order, then the merged change
 */
export function gatherSharedHeaders(
  changes: readonly Change[],
  before: Cursor,
  after: Cursor,
): readonly Change[] {
  const names = findNewEverywhere(before, after);
  const isShared = isHeaderOf(names);
  const [first, ...others] = changes.filter(isShared);
  if (first === undefined) return changes;
  const {operation: _operation, address: _address, ...rest} = first;
  const shownBy = [first, ...others].map(({operation = '', locations}) => ({
    operation,
    anchors: locations.flatMap(({anchors}) => anchors),
  }));
  const text = `have the new ${names.length === 1 ? 'header' : 'headers'} ${formatCodes(names)}`;
  return [
    ...changes.filter((change) => !isShared(change)),
    {...rest, text, locations: [{label: 'all responses', anchors: [], shownBy}]},
  ];
}
