import {
  asList,
  asObject,
  groupEntries,
  isJsonList,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findAt, joinPointer, splitPointer} from '@openapi-portal/reports/pointer';

import {UNIONS} from '../schemas/keywords';

import {listMembers} from './faults';
import {hideProperties, keepItems} from './hide-properties';
import {METHODS} from './methods';
import {findUnusedComponents} from './unused-components';

/** Selects the operations that have one of the tags, paths or ids. */
export interface OperationSelector {
  readonly tags?: readonly string[];
  /** Paths as in the contract. With `*` at its end, a path selects all that begin with it. */
  readonly paths?: readonly string[];
  /** Values of `operationId`. */
  readonly operations?: readonly string[];
}

/** Parts of a contract that are not published. */
export interface ContractFilter {
  /** Removes every part with `x-internal: true`. */
  readonly hideInternal?: boolean;
  /** Keeps only these operations. */
  readonly only?: OperationSelector;
  /** Removes these operations. */
  readonly without?: OperationSelector;
}

type Removed = ReadonlySet<string>;

const matches = (path: string, selected: string): boolean =>
  selected.endsWith('*') ? path.startsWith(selected.slice(0, -1)) : path === selected;

const isSelected = (
  path: string,
  {tags, operationId}: JsonObject,
  selector: OperationSelector,
): boolean =>
  asList(tags).some((tag) => selector.tags?.includes(String(tag)) === true) ||
  selector.paths?.some((selected) => matches(path, selected)) === true ||
  selector.operations?.includes(String(operationId)) === true;

const isRemoved = (pointer: string, removed: Removed): boolean => {
  const tokens = pointer.split('/');
  return tokens.some((_, index) => removed.has(tokens.slice(0, index + 1).join('/')));
};

/** Lists the operations of paths and webhooks, with the pointers of their path items. */
const listOwners = (document: JsonObject) =>
  ['paths', 'webhooks', 'x-webhooks'].flatMap((map) =>
    Object.entries(asObject(document[map])).map(([path, item]) => {
      const pointer = joinPointer(`#/${map}`, path);
      const others = Object.keys(asObject(asObject(item).additionalOperations));
      const own = METHODS.filter((method) => asObject(item)[method] !== undefined);
      const operations = [
        ...own.map((method) => joinPointer(pointer, method)),
        ...others.map((method) => joinPointer(`${pointer}/additionalOperations`, method)),
      ];
      return {path, pointer, operations};
    }),
  );

function findUnselected(document: JsonObject, {only, without}: ContractFilter): readonly string[] {
  if (only === undefined && without === undefined) return [];
  return listOwners(document).flatMap(({path, operations}) =>
    operations.filter((pointer) => {
      const operation = asObject(findAt(document, pointer));
      const isKept = only === undefined || isSelected(path, operation, only);
      return !isKept || (without !== undefined && isSelected(path, operation, without));
    }),
  );
}

const readOperationIds = (document: JsonObject, removed: Removed): ReadonlySet<unknown> =>
  new Set(Array.from(removed, (pointer) => asObject(findAt(document, pointer)).operationId));

/** Parts that are removed so far. */
interface Hidden {
  readonly removed: Removed;
  /** Values of `operationId` of the removed operations. */
  readonly operationIds: ReadonlySet<unknown>;
}

/** Returns true if a part only makes sense with parts that are removed. */
function dependsOn({removed, operationIds}: Hidden, pointer: string, value: JsonValue): boolean {
  const {$ref, operationId, operationRef} = asObject(value);
  if (typeof $ref === 'string' && isRemoved($ref, removed)) return true;
  const [kind, token] = splitPointer(pointer).slice(-2);
  const areItemsRemoved = (items: JsonValue | undefined, at: string): boolean =>
    isJsonList(items) &&
    items.length > 0 &&
    items.every((_, index) => removed.has(joinPointer(at, index)));
  if (token === 'allOf') return areItemsRemoved(value, pointer);
  if (kind === 'mapping' && typeof value === 'string') {
    const target = value.includes('/') ? value : joinPointer('#/components/schemas', value);
    return isRemoved(target, removed);
  }
  if (kind === 'links' && typeof operationRef === 'string') return isRemoved(operationRef, removed);
  if (kind === 'links' && typeof operationId === 'string') return operationIds.has(operationId);
  return UNIONS.some((union) =>
    areItemsRemoved(asObject(value)[union], joinPointer(pointer, union)),
  );
}

/** Finds what to remove besides operations. A part can depend on one that is found later, so this repeats. */
function findDependent(
  document: JsonObject,
  first: readonly string[],
  {hideInternal}: ContractFilter,
) {
  const removed = new Set(first);
  let size: number;
  do {
    size = removed.size;
    const hidden = {removed, operationIds: readOperationIds(document, removed)};
    for (const [pointer, key, value] of listMembers(document, '#', false, removed)) {
      const isInternal = hideInternal === true && asObject(value)['x-internal'] === true;
      if (isInternal || (key !== 'security' && dependsOn(hidden, pointer, value)))
        removed.add(pointer);
    }
  } while (removed.size > size);
  return removed;
}

/** Finds path items that had operations and have none now. */
const findEmptyPaths = (document: JsonObject, removed: Removed): readonly string[] =>
  listOwners(document)
    .filter(({operations}) => operations.length > 0 && operations.every((one) => removed.has(one)))
    .map(({pointer}) => pointer);

const readTags = (document: JsonObject): ReadonlySet<string> =>
  new Set(
    listOwners(document).flatMap(({operations}) =>
      operations.flatMap((pointer) => asList(asObject(findAt(document, pointer)).tags).map(String)),
    ),
  );

/** Removes the declarations of tags that only removed operations have. */
function removeTags(document: JsonObject, before: ReadonlySet<string>): void {
  const left = readTags(document);
  const isKept = (tag: unknown): boolean => !before.has(String(tag)) || left.has(String(tag));
  keepItems(document.tags, (tag) => isKept(asObject(tag).name));
  const groups = document['x-tagGroups'];
  for (const group of asList(groups)) keepItems(asObject(group).tags, isKept);
  keepItems(groups, (group) => asList(asObject(group).tags).length > 0);
}

/** Removes the values at pointers from their objects and lists. */
function removeAll(document: JsonObject, removed: Removed): void {
  const lists = new Set<JsonValue[]>();
  for (const pointer of removed) {
    const parent = findAt(document, pointer.slice(0, pointer.lastIndexOf('/')));
    if (parent === undefined) continue;
    delete (parent as Record<string, JsonValue>)[splitPointer(pointer).at(-1) ?? ''];
    if (isJsonList(parent)) lists.add(parent as JsonValue[]);
  }
  // Closing the gaps only now keeps the indexes of later items valid.
  for (const list of lists) list.splice(0, list.length, ...Object.values(list));
}

/** Lists the `security` lists that name each security scheme. */
const listRequirements = (document: JsonObject, removed: Removed) =>
  groupEntries(
    [...listMembers(document, '#', false, removed)]
      .filter(([, key]) => key === 'security')
      .flatMap(([, , list]) => {
        const names = asList(list).flatMap((one) => Object.keys(asObject(one)));
        return Array.from(new Set(names), (name) => [name, list] as const);
      }),
  );

/**
 * Removes from security requirements the internal schemes that have an alternative. Without an alternative, the
 * operation would look public, so the scheme stays.
 */
function hideSchemes(document: JsonObject, removed: Set<string>): void {
  const all = [...removed].filter((one) =>
    /^#\/(components\/securitySchemes|securityDefinitions)\/[^/]+$/.test(one),
  );
  if (all.length === 0) return;
  const lists = listRequirements(document, removed);
  for (const pointer of all) {
    const name = splitPointer(pointer).at(-1) ?? '';
    const isOther = (one: JsonValue): boolean => !Object.hasOwn(asObject(one), name);
    for (const requirements of lists.get(name) ?? []) {
      if (asList(requirements).some(isOther)) keepItems(requirements, isOther);
      else removed.delete(pointer);
    }
  }
}

/**
 * Removes parts of a contract, and everything that has no meaning without them: references, empty unions, names in
 * `required`, values in examples, and components and tags that nothing uses any more.
 *
 * @param document a bundled contract of any version, which is modified
 */
export function filterContract(document: JsonObject, filter: ContractFilter): void {
  const tags = readTags(document);
  const unused = new Set(findUnusedComponents(document));
  const unselected = findUnselected(document, filter);
  const removed = findDependent(document, unselected, filter);
  for (const path of findEmptyPaths(document, removed)) removed.add(path);
  hideSchemes(document, removed);
  hideProperties(document, removed);
  removeAll(document, removed);
  removeTags(document, tags);
  removeAll(document, new Set(findUnusedComponents(document).filter((one) => !unused.has(one))));
}
