import {
  asObject,
  countOperations,
  isObject,
  type JsonObject,
  reduceContract,
} from './github-contract';

/** Names that all repetitions share: what a token is called means the same everywhere. */
const SHARED = 'securitySchemes';

const REFERENCE = new RegExp(`^#/components/(?!${SHARED}/)`);

/** A value with every reference to a component turned into one to the component of a repetition. */
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

/** An operation, or anything else of a path item, with a name and tags of its own. */
function renameOperation(value: unknown, end: string): unknown {
  if (!isObject(value)) return value;
  const {operationId, tags} = value;
  return {
    ...value,
    ...(typeof operationId === 'string' && {operationId: operationId + end}),
    ...(Array.isArray(tags) && {tags: tags.map((tag) => String(tag) + end)}),
  };
}

/** Renames every path, operation, tag and component of a contract. */
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
 * A contract of as many operations as are wanted: a smaller one's first, or all of it again and again, each time with
 * other paths, operations, tags and components.
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
