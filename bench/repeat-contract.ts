import {
  asObject,
  countOperations,
  isObject,
  type JsonObject,
  reduceContract,
} from './github-contract';

/** Components that all repetitions share, because every operation can use the same security schemes. */
const SHARED = 'securitySchemes';

const REFERENCE = new RegExp(`^#/components/(?!${SHARED}/)`);

/** Appends a suffix to every reference to a component. */
function renameReferences(value: unknown, end: string): unknown {
  if (typeof value === 'string') return REFERENCE.test(value) ? value + end : value;
  if (Array.isArray(value)) return value.map((one) => renameReferences(one, end));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, renameReferences(one, end)]),
  );
}

const renameKeys = (object: unknown, rename: (key: string) => string): JsonObject =>
  Object.fromEntries(Object.entries(asObject(object)).map(([key, value]) => [rename(key), value]));

/** Appends a suffix to the id and tags of an operation. Other members of a path item are unchanged. */
function renameOperation(value: unknown, end: string): unknown {
  if (!isObject(value)) return value;
  const {operationId, tags} = value;
  return {
    ...value,
    ...(typeof operationId === 'string' && {operationId: operationId + end}),
    ...(Array.isArray(tags) && {tags: tags.map((tag) => String(tag) + end)}),
  };
}

/** Renames all paths, operations, tags and components of a contract, so that it can be merged with the original. */
function renameContract(contract: JsonObject, part: number): JsonObject {
  const end = `-part-${part}`;
  const {paths, components, tags = [], ...rest} = renameReferences(contract, end) as JsonObject;
  const items = Object.entries(renameKeys(paths, (route) => `/part-${part}${route}`));
  return {
    ...rest,
    tags: (tags as readonly JsonObject[]).map((tag) => ({
      ...tag,
      name: `${String(tag.name)}${end}`,
    })),
    paths: Object.fromEntries(
      items.map(([route, item]) => [
        route,
        Object.fromEntries(
          Object.entries(asObject(item)).map(([key, value]) => [key, renameOperation(value, end)]),
        ),
      ]),
    ),
    components: Object.fromEntries(
      Object.entries(asObject(components)).map(([kind, all]) => [
        kind,
        kind === SHARED ? all : renameKeys(all, (name) => name + end),
      ]),
    ),
  };
}

function joinComponents(parts: readonly JsonObject[]): JsonObject {
  const kinds = parts.flatMap(({components}) => Object.keys(asObject(components)));
  const join = (kind: string): JsonObject =>
    Object.fromEntries(
      parts.flatMap(({components}) => Object.entries(asObject(asObject(components)[kind]))),
    );
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, join(kind)]));
}

/**
 * Creates a contract with this number of operations: the first ones of a contract, or all of them repeatedly, each time
 * with different paths, operation ids, tags and component names.
 */
export function repeatContract(contract: JsonObject, operations: number): JsonObject {
  const own = countOperations(contract);
  const count = Math.max(1, Math.ceil(operations / own));
  const parts = Array.from({length: count}, (_, index) => {
    const part = reduceContract(contract, Math.min(own, operations - index * own));
    return index === 0 ? part : renameContract(part, index + 1);
  });
  return {
    ...parts[0],
    tags: parts.flatMap(({tags = []}) => tags),
    paths: Object.assign({}, ...parts.map(({paths}) => paths)) as JsonObject,
    components: joinComponents(parts),
  };
}
