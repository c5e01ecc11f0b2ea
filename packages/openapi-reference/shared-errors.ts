import {toAnchorSegment, toFragment} from './anchors';
import {isBare} from './schema-tree';
import type {MediaType} from './media-types';
import type {Response} from './responses';
import type {FieldNode, SchemaNode} from './schema-tree';

/** The anchors of what errors send, on the page of the API. */
export const toBodyAnchor = (schema: string): string => `error-bodies.${toAnchorSegment(schema)}`;
const toHeaderAnchor = (component: string): string => `error-headers.${toAnchorSegment(component)}`;

/** What several responses have in common, and their statuses. */
interface Shared<Item> {
  readonly item: Item;
  readonly statuses: readonly string[];
}

/** A header or a schema of a body, which the page of the API describes. */
export interface SharedPart extends Pick<FieldNode, 'name'> {
  /** What the contract's components call it. */
  readonly component: string;
  readonly href: string;
  readonly statuses: readonly string[];
  /** Where it stands on the page, if that is one place. */
  readonly anchor?: string;
  /** The fields of a body. */
  readonly fields: readonly FieldNode[];
}

/**
 * The examples of errors that their operation shows: those of responses that the contract's components have stand
 * with their problem types. One stands there in any case.
 */
function listOwnExamples(errors: readonly Response[]): readonly MediaType[] {
  const all = errors.flatMap(({component, mediaTypes, problems}) =>
    mediaTypes.flatMap((one) =>
      one.examples.map((example) => ({
        mediaType: {...one, examples: [example]},
        isShared: component !== undefined && problems.some(({slug}) => slug === example[0]),
      })),
    ),
  );
  const own = all.filter(({isShared}) => !isShared);
  return (own.length > 0 ? own : all.slice(0, 1)).map(({mediaType}) => mediaType);
}

/** The items of responses, each once with every status that has it, in the order of the contract. */
function share<Item>(
  responses: readonly Response[],
  list: (response: Response) => readonly Item[],
  toKey: (item: Item) => unknown,
): readonly Shared<Item>[] {
  const found = new Map<unknown, {item: Item; statuses: Set<string>}>();
  for (const response of responses) {
    for (const item of list(response)) {
      const known = found.get(toKey(item)) ?? {item, statuses: new Set()};
      found.set(toKey(item), {...known, statuses: known.statuses.add(response.status)});
    }
  }
  return [...found.values()].map(({item, statuses}) => ({item, statuses: [...statuses]}));
}

const isDescribed = ({name, fields, variants}: SchemaNode): boolean =>
  name !== undefined && fields.length + variants.length > 0;

/** The named schemas of which a body is one; none where the operation itself has to describe it. */
function listNamed({schema, cursor}: MediaType): readonly SchemaNode[] {
  if (schema === undefined || cursor.has('encoding')) return [];
  if (schema.name !== undefined) return isDescribed(schema) ? [schema] : [];
  const members = schema.variants.flatMap(({variants}) => variants.map((one) => one.schema));
  const isUnion = members.length > 1 && isBare({...schema, variants: []});
  return isUnion && members.every(isDescribed) ? members : [];
}

const listBodies = ({mediaTypes}: Response): readonly SchemaNode[] => mediaTypes.flatMap(listNamed);

/** Where the page of the API describes what responses send: headers and schemas by their nodes. */
export type Places = ReadonlyMap<SchemaNode, string>;

function findPlaces(responses: readonly Response[], basePath: string): Places {
  const toHref = (anchor: string): string => `${basePath}/${toFragment(anchor)}`;
  const errors = responses.filter(({isError}) => isError);
  const components = new Set(errors.flatMap(({headers}) => headers.map((one) => one.component)));
  const headers = responses.flatMap((response) => response.headers);
  return new Map([
    ...headers.flatMap(({component, schema}) =>
      component !== undefined && components.has(component)
        ? [[schema, toHref(toHeaderAnchor(component))] as const]
        : [],
    ),
    ...errors
      .flatMap(listBodies)
      .map((schema) => [schema, toHref(toBodyAnchor(schema.name ?? ''))] as const),
  ]);
}

/** A header that the page of the API describes; none where the operation does. */
export function toSharedHeader(
  {schema, name, anchor, component = ''}: FieldNode,
  places: Places,
  statuses: readonly string[] = [],
): readonly SharedPart[] {
  const href = places.get(schema);
  return href === undefined ? [] : [{component, name, href, anchor, statuses, fields: []}];
}

/**
 * What the errors of an operation send: headers and schemas with a name in the contract's components stand on the
 * page of the API, once for all operations, the rest with the operation.
 */
export function shareErrors(responses: readonly Response[], basePath: string) {
  const places = findPlaces(responses, basePath);
  const errors = responses.filter(({isError}) => isError);
  const headers = share(
    errors,
    (response) => response.headers,
    ({schema}) => schema,
  );
  const bodies = share(errors, listBodies, ({name}) => name);
  const isNamed = (mediaType: MediaType): boolean => listNamed(mediaType).length > 0;
  const named = errors.flatMap(({mediaTypes}) => mediaTypes.filter(isNamed));
  return {
    places,
    headers: headers.flatMap(({item, statuses}) => toSharedHeader(item, places, statuses)),
    ownHeaders: headers.filter(({item}) => !places.has(item.schema)),
    bodies: bodies.map(({item, statuses}): SharedPart => {
      const {name = '', fields} = item;
      return {component: name, name, href: places.get(item) ?? '', statuses, fields};
    }),
    mediaTypes: [...new Set(named.map(({mediaType}) => mediaType))],
    ownBodies: share(
      errors,
      ({mediaTypes}) => mediaTypes.filter((one) => !isNamed(one)),
      ({schema, cursor}) => schema ?? cursor,
    ),
    examples: listOwnExamples(errors),
  };
}

export type SharedErrors = ReturnType<typeof shareErrors>;
