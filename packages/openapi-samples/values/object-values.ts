import {isJsonObject, type JsonObject, type JsonValue, omit} from '@openapi-portal/reports/json';

import {type Cursor, listReachable, UNIONS} from '@openapi-portal/openapi-model';
import {ObjectBuilder} from './object-builder';
import {findMaximum, hasKeyword, type Shape} from './shape';
import {findLimitedMinimum, type Search, type Task} from './task';

const MOST_TRIED = 12;

/** Maximum number of member names tried from schemas that the object need not satisfy. */
const MOST_MENTIONED = 40;

/** Number of members of an object whose schema names no members. */
const MEMBERS_OF_MAP = 2;

/** A value of each type, because a schema for one type rejects the other values. */
const OF_EACH_TYPE: readonly JsonValue[] = [null, 'string', 0, true, [], {}];

const isMap = (shape: Shape): boolean =>
  !hasKeyword(shape, 'properties') &&
  shape.parts.some((part) => isJsonObject(part.get('additionalProperties')?.value));

const listNext = (schema: Cursor): readonly Cursor[] => [
  ...[schema.target() ?? []].flat(),
  ...['allOf', ...UNIONS].flatMap((keyword) => schema.items(keyword)),
];

function listMentioned({avoided, parts}: Shape, search: Search): readonly string[] {
  const schemas = parts.flatMap((part) => [
    ...['not', 'if'].flatMap((keyword) => part.get(keyword) ?? []),
    ...UNIONS.flatMap((keyword) => part.items(keyword)),
  ]);
  const seen = new Set<unknown>();
  const reached = [...avoided, ...schemas].flatMap((schema) =>
    seen.has(schema.value) ? [] : listReachable(schema, listNext, ({value}) => value, seen),
  );
  search.spend(reached.length);
  const names = reached.flatMap((schema) => [
    ...schema.texts('required'),
    ...schema.entries('properties').map(([name]) => name),
  ]);
  return [...new Set(names)].slice(0, MOST_MENTIONED);
}

/** Lists objects that differ from the given object in the value of one member. */
function* vary(object: JsonObject, builder: ObjectBuilder): Generator<JsonObject> {
  for (const name of Object.keys(object)) {
    let tried = 0;
    for (const value of builder.listValues(name)) {
      if (tried > 0) yield {...object, [name]: value};
      tried += 1;
      if (tried > MOST_TRIED) break;
    }
  }
}

function* extend(
  object: JsonObject,
  shape: Shape,
  builder: ObjectBuilder,
  search: Search,
): Generator<JsonObject> {
  const own = Object.keys(object);
  const larger = [...builder.optional.map((name) => [name]), builder.optional]
    .map((names) => builder.build([...own, ...names]))
    .filter((one) => one !== undefined);
  yield* larger;
  for (const one of [object, ...larger]) yield* vary(one, builder);
  const mentioned = listMentioned(shape, search);
  const others = mentioned.filter((name) => !builder.names.includes(name));
  for (const name of new Set([...others, ...mentioned]))
    for (const value of OF_EACH_TYPE) yield {...(larger.at(-1) ?? object), [name]: value};
  for (const name of mentioned) for (const value of OF_EACH_TYPE) yield {...object, [name]: value};
  for (const count of [1, 2]) yield builder.fill(object, own.length + count);
}

/** Adds members one by one, except members that make the object invalid. */
const grow = (
  object: JsonObject,
  names: readonly string[],
  builder: ObjectBuilder,
  isValid: (value: JsonObject) => boolean,
): JsonObject =>
  names.reduce((grown, name) => {
    const larger = builder.build([...Object.keys(grown), name]);
    return larger !== undefined && isValid(larger) ? larger : grown;
  }, object);

function trim(object: JsonObject, most: number, required: readonly string[]): JsonObject {
  const optional = Object.keys(object).filter((name) => !required.includes(name));
  const surplus = Object.keys(object).length - most;
  return surplus > 0 ? omit(object, optional.slice(-surplus)) : object;
}

/** Lists objects, the expected one first. A thorough search continues with other members and values. */
export function* listObjects(shape: Shape, task: Task, search: Search): Generator<JsonObject> {
  const builder = new ObjectBuilder(shape, task, search);
  const [least, most] = [
    findLimitedMinimum(shape, 'minProperties', search),
    findMaximum(shape, 'maxProperties'),
  ];
  const wanted = builder.listWanted(search.findMembers(task));
  const count = Math.max(least, isMap(shape) ? MEMBERS_OF_MAP : 0);
  const expected = builder.build(wanted);
  if (expected !== undefined) yield trim(builder.fill(expected, count), most, builder.required);
  const smallest = search.effort === 'thorough' ? builder.build([]) : undefined;
  if (smallest === undefined) return;
  const isValid = (value: JsonObject): boolean => search.fits(value, task.schemas);
  if (isValid(smallest)) yield grow(smallest, wanted, builder, isValid);
  const enough = builder.fill(smallest, least);
  yield enough;
  yield* extend(enough, shape, builder, search);
}
