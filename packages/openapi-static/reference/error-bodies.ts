import type {MediaType} from './media-types';
import type {Response} from './responses';
import type {FieldNode} from './schema-tree';

/** What several responses have in common, and their statuses. */
interface Shared<Item> {
  readonly item: Item;
  readonly statuses: readonly string[];
}

/** The items of responses, each once with every status that has it, in the order of the contract. */
function share<Item>(
  responses: readonly Response[],
  list: (response: Response) => readonly Item[],
  toKey: (item: Item) => unknown,
): readonly Shared<Item>[] {
  const found = new Map<unknown, {item: Item; statuses: string[]}>();
  for (const response of responses) {
    for (const item of list(response)) {
      const known = found.get(toKey(item)) ?? {item, statuses: []};
      known.statuses.push(response.status);
      found.set(toKey(item), known);
    }
  }
  return [...found.values()];
}

/** Headers of errors, each with the statuses that send it. */
export const shareHeaders = (errors: readonly Response[]): readonly Shared<FieldNode>[] =>
  share(
    errors,
    ({headers}) => headers,
    (header) => header.schema,
  );

/** Bodies of errors, each schema with the statuses that send it; the most frequent first. */
export const shareBodies = (errors: readonly Response[]): readonly Shared<MediaType>[] =>
  [
    ...share(
      errors,
      ({mediaTypes}) => mediaTypes,
      ({schema, cursor}) => schema ?? cursor,
    ),
  ].sort((one, other) => other.statuses.length - one.statuses.length);
