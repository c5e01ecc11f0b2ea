import {isJsonList, isJsonObject, type JsonObject, type JsonValue} from 'static-pages/reports/json';
import {joinPointer} from 'static-pages/reports/pointer';

import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';

const KEYWORDS = ['$anchor', '$dynamicAnchor'];

/** Pointers to the schemas of a document that have a plain name, by that name. */
type Anchors = ReadonlyMap<string, readonly string[]>;

function listAnchors(value: JsonValue, pointer: string, found: Map<string, string[]>): Anchors {
  if (isJsonList(value)) {
    value.forEach((item, index) => listAnchors(item, joinPointer(pointer, index), found));
  } else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (KEYWORDS.includes(key) && typeof member === 'string') {
        found.set(member, [...(found.get(member) ?? []), pointer]);
      } else listAnchors(member, joinPointer(pointer, key), found);
    }
  }
  return found;
}

const indexes = new WeakMap<JsonObject, Anchors>();

function findAnchors({root}: Cursor, name: string): readonly string[] {
  const index = indexes.get(root) ?? listAnchors(root, '#', new Map());
  indexes.set(root, index);
  return index.get(name) ?? [];
}

/** The schema of the contract's components that a location is in. */
const toComponent = (pointer: string): string => pointer.split('/').slice(0, 4).join('/');

const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/**
 * Where the `$ref` or `$dynamicRef` of a schema leads (JSON Schema 2020-12, core, 8.2.3): a pointer, or a plain name
 * that `$anchor` or `$dynamicAnchor` gives. The outermost schema that has the name of a `$dynamicRef` counts.
 *
 * @param scope pointers to the schemas that led here, the outermost first
 * @returns nothing where the schema has neither
 * @throws ContractError where nothing has the name
 */
export function findTarget(schema: Cursor, scope: readonly string[]): Cursor | undefined {
  const keyword = schema.has('$ref') ? '$ref' : '$dynamicRef';
  const reference = schema.get(keyword);
  if (reference === undefined) return undefined;
  const name = /^#([^/].*)$/.exec(schema.text(keyword) ?? '')?.[1];
  if (name === undefined) return schema.with({$ref: reference.value}).target();
  const anchors = findAnchors(schema, name);
  const around = keyword === '$ref' ? [] : scope;
  const pointer = [...around, toComponent(schema.pointer)]
    .flatMap((outer) => anchors.filter((anchor) => isInside(anchor, outer)))
    .concat(anchors)[0];
  if (pointer === undefined)
    throw new ContractError(reference.pointer, `points to nothing: #${name}`);
  return schema.with({$ref: pointer}).target();
}
