import {isJsonObject} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {UniqueNames} from '../contract/slug';
import {findKeywordKind} from '../schemas/keywords';
import type {MediaType, Schema, SchemaObject} from './model';

import {withBranches} from './discriminator';
import {listProperties} from './fields';
import {hasUncheckedPattern, isCheckable, withoutReversals} from './patterns';
import {isReadOnly, isWriteOnly} from './read-only';

type Use = 'request' | 'response';

/** The properties of a schema and of those that it is a part of, by name. */
type Properties = ReadonlyMap<string, Cursor>;

/**
 * Lists the required properties: without read-only ones in a request, and without write-only ones in a response.
 */
const listRequired = (schema: Cursor, use: Use, properties: Properties): readonly string[] => {
  const isLeftOut = use === 'request' ? isReadOnly : isWriteOnly;
  return schema.texts('required').filter((name) => !isLeftOut(properties.get(name)));
};

/** The name of a definition, safe in a URI fragment. */
const toDefinitionName = (reference: string): string =>
  (reference.split('/').pop() ?? '').replace(/~[01]|%[\da-f]{2}|[^\w.-]/gi, '_');

/** Names that all objects have. */
const RESERVED = Object.getOwnPropertyNames(Object.prototype);

/** Adds a second reference to a schema that has one. */
function withReference(schema: SchemaObject, reference: SchemaObject | undefined): SchemaObject {
  if (reference === undefined || schema.$ref === undefined) return {...schema, ...reference};
  return {...schema, allOf: [...((schema.allOf ?? []) as Schema[]), reference]};
}

/**
 * Extracts schemas from a contract, to use them without it.
 *
 * @param use the kind of message that is validated; only for requests discriminators become conditions
 */
export function collectSchemas(use: Use = 'request') {
  /** All that the schemas given out so far refer to. */
  const definitions: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const unique = new UniqueNames('-', RESERVED);

  function toReference(target: Cursor): string {
    const known = names.get(target.pointer);
    if (known !== undefined) return `#/$defs/${known}`;
    const name = unique.take(toDefinitionName(target.pointer));
    names.set(target.pointer, name);
    definitions[name] = true;
    definitions[name] = toSchema(target, new Map(), true);
    return `#/$defs/${name}`;
  }

  /** Builds a dynamic reference: its initial target, and the name by which outer schemas override it. */
  function toDynamicReference(schema: Cursor): SchemaObject | undefined {
    const target = schema.dynamicTarget();
    if (target === undefined) return undefined;
    const name = schema.findDynamicName();
    return {$ref: toReference(target), ...(name !== undefined && {$dynamicRef: name})};
  }

  /** The schemas that dynamic references find from here on, for schemas that may be entered by a reference. */
  function toDynamicAnchors(schema: Cursor): SchemaObject {
    const named = schema.dynamicAnchors();
    if (named.length === 0) return {};
    return {
      $dynamicAnchors: Object.fromEntries(named.map(([name, one]) => [name, toReference(one)])),
    };
  }

  /** A name pattern that cannot be checked might match any name, so all names are accepted. */
  const toMembers = (schema: Cursor, keyword: string) =>
    Object.fromEntries(
      schema
        .entries(keyword)
        .map(([name, member]) =>
          keyword === 'patternProperties' && !isCheckable(name)
            ? ['', true]
            : [name, toSchema(member)],
        ),
    );

  function toKeyword(schema: Cursor, keyword: string, properties: Properties): unknown {
    const {value} = schema.get(keyword) ?? {};
    const target = keyword === '$ref' ? schema.target() : undefined;
    if (target !== undefined) return toReference(target);
    if (keyword === 'required') return listRequired(schema, use, properties);
    if (keyword === 'allOf') return schema.items(keyword).map((part) => toSchema(part, properties));
    if (keyword === 'pattern') return isCheckable(String(value)) ? value : undefined;
    // The validator's check of `url`, which JSON Schema does not have, is too slow for some texts.
    if (keyword === 'format') return value === 'url' ? undefined : value;
    const kind = findKeywordKind(keyword);
    if (kind === 'schema') return toSchema(schema.get(keyword));
    if (kind === 'schemas') return schema.items(keyword).map((one) => toSchema(one));
    if (kind === 'named') return toMembers(schema, keyword);
    // Other keywords do not affect validity.
    return kind === 'limit' || keyword === 'default' ? value : undefined;
  }

  const known = new WeakMap<object, Schema>();

  /** A schema outside of an `allOf`, which is converted once. */
  function toWhole(schema: Cursor): Schema {
    if (!isJsonObject(schema.value)) return toSchema(schema);
    const found = known.get(schema.value) ?? toSchema(schema, new Map(), true);
    known.set(schema.value, found);
    return found;
  }

  /** @param isEntered true if validation or a reference may start here */
  function toSchema(
    schema: Cursor | undefined,
    around: Properties = new Map(),
    isEntered = false,
  ): Schema {
    if (!isJsonObject(schema?.value)) return schema?.value !== false;
    const safe = withoutReversals(schema);
    const shown = use === 'request' ? withBranches(safe) : safe;
    const properties = new Map([...around, ...listProperties(safe)]);
    const entries = Object.keys(shown.object)
      .map((keyword) => [keyword, toKeyword(shown, keyword, properties)] as const)
      .filter(([, entry]) => entry !== undefined);
    const own: SchemaObject = Object.fromEntries(entries);
    return {
      ...withReference(own, toDynamicReference(schema)),
      ...(isEntered || schema.has('$id') ? toDynamicAnchors(schema) : {}),
    };
  }

  /** The schema of a parameter or media type, with its references rewritten to `#/$defs/<name>`. */
  function collect(holder: Cursor): Pick<MediaType, 'schema' | 'hasUncheckedPattern'> {
    const schema = holder.get('schema');
    const isUnchecked = schema !== undefined && hasUncheckedPattern(schema);
    return {
      schema: toSchema(schema, new Map(), true),
      ...(isUnchecked && {hasUncheckedPattern: true}),
    };
  }

  return {definitions, collect, toSchema: toWhole};
}

export type SchemaCollector = ReturnType<typeof collectSchemas>;
