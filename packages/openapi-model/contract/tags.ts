import {BUDGET} from '../budget';

import type {Cursor} from './cursor';
import {type Operation, UNTAGGED} from './operations';
import {groupEntries, type JsonObject} from '@openapi-portal/reports/json';

/** Operations of one tag, and the tags below it. */
export interface OperationGroup {
  /** The tag, or the group of tags. */
  readonly tag: string;
  /** The name to show: `x-displayName`, or the `summary` of OpenAPI 3.2, or the tag itself. */
  readonly label: string;
  /** The tag as the contract describes it. */
  readonly cursor?: Cursor;
  /** The purpose of the tag if it is not navigation: `badge`, `audience` (`kind` of OpenAPI 3.2). */
  readonly kind?: string;
  /** True for a group of `x-tagGroups`. */
  readonly isTagGroup?: true;
  readonly operations: readonly Operation[];
  /** Groups of the tags that name this one as `parent`, or of an entry of `x-tagGroups`. */
  readonly groups: readonly OperationGroup[];
}

const known = new WeakMap<JsonObject, ReadonlyMap<string, Cursor>>();

/** The tags that a contract describes, by their names. */
function readTags(contract: Cursor): ReadonlyMap<string, Cursor> {
  const tags =
    known.get(contract.root) ??
    new Map(contract.items('tags').map((tag) => [tag.text('name') ?? '', tag]));
  known.set(contract.root, tags);
  return tags;
}

const toLabel = (tag: string, cursor: Cursor | undefined): string =>
  cursor?.text('x-displayName') ?? cursor?.text('summary') ?? tag;

/** Lists the labels of an operation's tags. */
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

/** The parent of a tag, unless nothing describes it, it stands below the tag itself, or it is nested too deep. */
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

/** Lists tags whose `parent` is undeclared, or their own descendant. */
export function findLostParents(contract: Cursor): readonly string[] {
  const tags = readTags(contract);
  return [...tags].flatMap(([tag, cursor]) => {
    const parent = cursor.get('parent');
    return parent === undefined || findParent(tag, tags) !== undefined ? [] : parent.pointer;
  });
}

/** The operations of each tag; those without a tag of the navigation are of `UNTAGGED`. */
const listByTag = (
  operations: readonly Operation[],
  isNavigation: (tag: string) => boolean,
): ReadonlyMap<string, readonly Operation[]> =>
  groupEntries(
    operations.flatMap((operation) => {
      const own = operation.cursor.texts('tags');
      const tags = own.some(isNavigation) ? own : [...own, UNTAGGED];
      return Array.from(new Set(tags), (tag) => [tag, operation] as const);
    }),
  );

/** A group for each of these tags, and below it for those that name it as their parent. */
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

/** The groups under the headings of `x-tagGroups`; a tag of the same name as its group is that group. */
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

/** A group and all below it. */
export const flattenGroup = (group: OperationGroup): readonly OperationGroup[] => [
  group,
  ...group.groups.flatMap(flattenGroup),
];

/** Returns true if a group, or one below it, has content. */
const isShown = (group: OperationGroup): boolean =>
  flattenGroup(group).some(({operations, cursor}) => operations.length > 0 || cursor !== undefined);

/**
 * Operations by their tags, under each of them: in the order of `x-tagGroups`, then of the root's tags, then tags
 * that the root does not describe, then operations without a tag.
 *
 * Tags without operations are there where the contract describes them.
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
