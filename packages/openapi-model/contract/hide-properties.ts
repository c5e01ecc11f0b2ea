import {
  asList,
  asObject,
  isJsonList,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';
import {findAt, splitPointer} from '@openapi-portal/reports/pointer';

import {listMembers} from './faults';
import {hasNames} from '../schemas/keywords';

/** Removes items from a list. Does nothing with any other value. */
export function keepItems(list: JsonValue | undefined, isKept: (item: JsonValue) => boolean): void {
  if (isJsonList(list)) (list as JsonValue[]).splice(0, list.length, ...list.filter(isKept));
}

/** Removes the traces of properties that are about to be removed: names in `required`, and values in examples. */
class Hiding {
  /** Names of the removed properties of each schema. */
  readonly #names = new Map<JsonValue | undefined, Set<string>>();

  /** Values that each schema has been applied to. */
  readonly #visited = new Map<JsonValue | undefined, Set<JsonValue>>();

  constructor(
    readonly document: JsonObject,
    removed: ReadonlySet<string>,
  ) {
    for (const pointer of removed) {
      const tokens = splitPointer(pointer);
      if (tokens.at(-2) !== 'properties') continue;
      const schema = findAt(document, pointer.split('/').slice(0, -2).join('/'));
      this.#names.set(schema, (this.#names.get(schema) ?? new Set()).add(tokens.at(-1) ?? ''));
    }
  }

  run(): void {
    if (this.#names.size === 0) return;
    for (const [, key, value] of listMembers(this.document)) {
      if (!isJsonObject(value) || (key !== undefined && hasNames(key))) continue;
      this.#hideNames(value, this.#listLost(value));
      this.#hideExamples(value, value.schema ?? value);
    }
  }

  #resolve(schema: JsonValue | undefined): JsonValue | undefined {
    const seen = new Set<JsonValue | undefined>();
    let target = schema;
    while (typeof asObject(target).$ref === 'string' && !seen.has(target)) {
      seen.add(target);
      target = findAt(this.document, String(asObject(target).$ref));
    }
    return target;
  }

  /** Lists the removed properties of a schema and of the schemas in its `allOf`. */
  #listLost(schema: JsonValue, seen = new Set<JsonValue | undefined>()): readonly string[] {
    const target = this.#resolve(schema);
    if (seen.has(target)) return [];
    seen.add(target);
    return [
      ...(this.#names.get(target) ?? []),
      ...asList(asObject(target).allOf).flatMap((part) => this.#listLost(part, seen)),
    ];
  }

  /** Removes names from `required` and `dependentRequired` of a schema and of the parts that it has itself. */
  #hideNames(schema: JsonObject, names: readonly string[]): void {
    if (names.length === 0) return;
    const {required, dependentRequired} = schema as Record<string, JsonValue>;
    for (const list of [required, ...Object.values(asObject(dependentRequired))])
      keepItems(list, (one) => !names.includes(String(one)));
    for (const name of names)
      delete (asObject(dependentRequired) as Record<string, JsonValue>)[name];
    if (isJsonList(required) && required.length === 0)
      delete (schema as {required?: JsonValue}).required;
    for (const part of asList(schema.allOf)) if (isJsonObject(part)) this.#hideNames(part, names);
  }

  /** @param owner a schema, media type, parameter or header */
  #hideExamples(owner: JsonObject, schema: JsonValue): void {
    const {example, examples, default: byDefault} = owner;
    for (const value of [example, byDefault]) this.#hideValues(value, schema);
    if (isJsonList(examples)) for (const value of examples) this.#hideValues(value, schema);
    const isSwagger = this.document.swagger !== undefined;
    for (const one of Object.values(asObject(examples))) {
      const {value, dataValue} = asObject(this.#resolve(one));
      for (const each of isSwagger ? [one] : [value, dataValue]) this.#hideValues(each, schema);
    }
  }

  /** Returns true the first time. Recursive schemas would lead to the same value on exponentially many paths. */
  #visit(value: JsonValue, schema: JsonValue | undefined): boolean {
    const values = this.#visited.get(schema) ?? new Set();
    if (values.has(value)) return false;
    this.#visited.set(schema, values.add(value));
    return true;
  }

  /** Removes the values of removed properties from an example of a schema. */
  #hideValues(value: JsonValue | undefined, schema: JsonValue | undefined): void {
    const target = this.#resolve(schema);
    if (typeof value !== 'object' || value === null || !isJsonObject(target)) return;
    if (!this.#visit(value, target)) return;
    const {properties, additionalProperties, items, prefixItems, allOf, anyOf, oneOf} = target;
    for (const part of [allOf, anyOf, oneOf].flatMap(asList)) this.#hideValues(value, part);
    if (isJsonList(value))
      value.forEach((item, index) => this.#hideValues(item, asList(prefixItems)[index] ?? items));
    else {
      for (const name of this.#names.get(target) ?? [])
        delete (value as Record<string, JsonValue>)[name];
      for (const [name, member] of Object.entries(value))
        this.#hideValues(member, asObject(properties)[name] ?? additionalProperties);
    }
  }
}

/**
 * Removes from a contract what names properties that are about to be removed.
 *
 * @param document a bundled contract of any version, which is modified
 * @param removed pointers of the parts that will be removed
 */
export const hideProperties = (document: JsonObject, removed: ReadonlySet<string>): void =>
  new Hiding(document, removed).run();
