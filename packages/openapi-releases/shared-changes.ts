import {type Cursor, listOperations} from '@openapi-portal/openapi-model';
import {findOwnMember, groupEntries} from '@openapi-portal/reports/json';
import {splitPointer} from '@openapi-portal/reports/pointer';

import {type Change, formatCodes, IS_NEW, type Location} from './change';

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
export function mergeSharedHeaders(
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

/** Display names for the kinds of components (OpenAPI 3.1, section 4.8.7). */
const KINDS: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'request body',
  headers: 'header',
};

/** Lists the names of fields in a pointer, which are the tokens after `properties`. */
function listFields([first, name, ...rest]: readonly string[]): readonly string[] {
  if (name === undefined) return [];
  return first === 'properties' ? [name, ...listFields(rest)] : listFields([name, ...rest]);
}

/** Finds the component and field of a pointer, such as the schema `Problem.type`. */
function findComponent(pointer: string): Pick<Location, 'label' | 'name'> | undefined {
  const [components, kind = '', name = '', ...inside] = splitPointer(pointer);
  const label = components === 'components' ? findOwnMember(KINDS, kind) : undefined;
  return label === undefined ? undefined : {label, name: [name, ...listFields(inside)].join('.')};
}

/** Merges the changes of one component. A single change is returned unchanged. */
function mergeChanges(changes: readonly Change[]): readonly Change[] {
  const [first] = changes;
  if (first === undefined || changes.length < 2) return changes;
  const component = findComponent(first.pointer);
  if (component === undefined) return changes;
  const {operation: _operation, address: _address, ...rest} = first;
  const shownBy = changes.map(({operation = '', locations}) => ({
    operation,
    anchors: locations.flatMap(({anchors}) => anchors),
  }));
  return [{...rest, locations: [{...component, anchors: [], shownBy}]}];
}

/**
 * Merges changes of wording in a component that several operations use. Other changes remain with each operation,
 * because readers look for them there.
 *
 * @param changes changes of operations
 * @returns changes of single operations, then merged changes
 */
export function mergeSharedRewordings(changes: readonly Change[]): readonly Change[] {
  const toCause = ({pointer, text}: Change): string => `${pointer} ${text}`;
  const reworded = changes.filter(({impact}) => impact === 'wording');
  const causes = groupEntries(reworded.map((change) => [toCause(change), change]));
  const words = new Set([...causes.values()].flatMap(mergeChanges));
  const known = new Set(changes);
  return [
    ...changes.filter((change) => change.impact !== 'wording' || words.has(change)),
    ...[...words].filter((change) => !known.has(change)),
  ];
}
