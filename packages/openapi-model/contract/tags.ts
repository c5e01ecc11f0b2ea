import {BUDGET} from '../budget';

import type {Cursor} from './cursor';
import {type Operation, UNTAGGED} from './operations';
import {groupEntries, type JsonObject} from '@openapi-portal/reports/json';

export interface OperationGroup {
  readonly tag: string;
  /** Display name: the `x-displayName`, the `summary` of OpenAPI 3.2, or the tag itself. */
  readonly label: string;
  readonly cursor?: Cursor;
  /** The `kind` of the tag in OpenAPI 3.2, such as `badge` or `audience`; absent for navigation tags. */
  readonly kind?: string;
  readonly isTagGroup?: true;
  readonly operations: readonly Operation[];
  /** Groups of the tags that have this tag as `parent`, or of the tags in an entry of `x-tagGroups`. */
  readonly groups: readonly OperationGroup[];
}

const known = new WeakMap<JsonObject, ReadonlyMap<string, Cursor>>();

function readTags(contract: Cursor): ReadonlyMap<string, Cursor> {
  const tags =
    known.get(contract.root) ??
    new Map(contract.items('tags').map((tag) => [tag.text('name') ?? '', tag]));
  known.set(contract.root, tags);
  return tags;
}

const toLabel = (tag: string, cursor: Cursor | undefined): string =>
  cursor?.text('x-displayName') ?? cursor?.text('summary') ?? tag;

export function listTagLabels(
  {cursor}: Pick<Operation, 'cursor'>,
  contract: Cursor,
): readonly string[] {
  const tags = readTags(contract);
  return cursor.texts('tags').map((tag) => toLabel(tag, tags.get(tag)));
}

function findKind(cursor: Cursor | undefined): string | undefined {
  const kind = cursor?.text('kind');
  return kind === 'nav' ? undefined : kind;
}

/** Returns the parent of a tag; undefined if it is undeclared, a descendant of the tag, or nested too deep. */
function findParent(tag: string, tags: ReadonlyMap<string, Cursor>): string | undefined {
  const parent = tags.get(tag)?.text('parent');
  const seen = new Set<string>();
  for (let above = parent; above !== undefined; above = tags.get(above)?.text('parent')) {
    if (above === tag) return undefined;
    if (seen.has(above)) break;
    if (seen.size >= BUDGET.tags) return undefined;
    seen.add(above);
  }
  return parent !== undefined && tags.has(parent) ? parent : undefined;
}

/** Lists pointers to `parent`s that are undeclared, nested too deep, or part of a cycle. */
export function findLostParents(contract: Cursor): readonly string[] {
  const tags = readTags(contract);
  return [...tags].flatMap(([tag, cursor]) => {
    const parent = cursor.get('parent');
    return parent === undefined || findParent(tag, tags) !== undefined ? [] : parent.pointer;
  });
}

/** Lists operations that are listed only under their first tag, because the lists of all tags would be too long. */
export function listFirstTagOnly(operations: readonly Operation[]): readonly Operation[] {
  const counts = operations.map(({cursor}) => cursor.texts('tags').length);
  if (counts.reduce((sum, count) => sum + count, 0) <= BUDGET.listings) return [];
  return operations.filter((_, index) => (counts[index] ?? 0) > 1);
}

/** Groups operations by tag. Operations without a navigation tag are also in the group `UNTAGGED`. */
function listByTag(
  operations: readonly Operation[],
  isNavigation: (tag: string) => boolean,
): ReadonlyMap<string, readonly Operation[]> {
  const once = new Set(listFirstTagOnly(operations));
  return groupEntries(
    operations.flatMap((operation) => {
      const own = operation.cursor.texts('tags');
      const first = own.find(isNavigation) ?? UNTAGGED;
      const tags = once.has(operation) ? [first] : [...own, first];
      return Array.from(new Set(tags), (tag) => [tag, operation] as const);
    }),
  );
}

function groupTags(
  names: readonly string[],
  contract: Cursor,
  operations: readonly Operation[],
): readonly OperationGroup[] {
  const tags = readTags(contract);
  const isNavigation = (tag: string): boolean => findKind(tags.get(tag)) === undefined;
  const byTag = listByTag(operations, isNavigation);
  const children = groupEntries(names.map((tag) => [findParent(tag, tags), tag]));
  const toGroups = (parent: string | undefined): readonly OperationGroup[] =>
    (children.get(parent) ?? []).map((tag) => {
      const cursor = tags.get(tag);
      const kind = findKind(cursor);
      return {
        tag,
        label: toLabel(tag, cursor),
        ...(cursor !== undefined && {cursor}),
        ...(kind !== undefined && {kind}),
        operations: byTag.get(tag) ?? [],
        groups: toGroups(tag),
      };
    });
  return toGroups(undefined);
}

/** Puts the groups under the entries of `x-tagGroups`. A tag with the name of an entry is merged into the entry. */
function arrange(contract: Cursor, groups: readonly OperationGroup[]): readonly OperationGroup[] {
  const byTag = new Map(groups.map((group) => [group.tag, group]));
  const arranged = contract.items('x-tagGroups').map((entry) => {
    const name = entry.text('name') ?? '';
    const members = entry.texts('tags').flatMap((tag) => {
      const group = byTag.get(tag);
      byTag.delete(tag);
      return group ?? [];
    });
    const own = members.find(({tag, label}) => tag === name || label === name);
    const others = members.filter((member) => member !== own);
    const base = own ?? {tag: name, label: name, operations: [], groups: []};
    return {...base, isTagGroup: true as const, groups: [...base.groups, ...others]};
  });
  return [...arranged, ...byTag.values()];
}

export const flattenGroup = (group: OperationGroup): readonly OperationGroup[] => [
  group,
  ...group.groups.flatMap(flattenGroup),
];

const isShown = (group: OperationGroup): boolean =>
  flattenGroup(group).some(({operations, cursor}) => operations.length > 0 || cursor !== undefined);

/**
 * Groups operations by tag. An operation with several tags is in several groups. The order is that of `x-tagGroups`,
 * then of the declared tags, then undeclared tags, then operations without a tag.
 *
 * Declared tags without operations are included.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#tag-object
 */
export function groupOperations(
  contract: Cursor,
  operations: readonly Operation[],
): readonly OperationGroup[] {
  const used = operations.flatMap(({cursor}) => cursor.texts('tags'));
  const names = [...new Set([...readTags(contract).keys(), ...used, UNTAGGED])];
  return arrange(contract, groupTags(names, contract, operations)).filter(isShown);
}
