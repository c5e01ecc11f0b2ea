import {isJsonObject} from '@openapi-portal/reports/json';

import type {Cursor} from '../contract/cursor';
import {UniqueNames} from '../contract/slug';
import {findKeywordKind} from '../schemas/keywords';
import type {MediaType, Schema, SchemaObject} from './model';

import {replaceDiscriminator} from './discriminator';
import {listProperties} from './fields';
import {hasUncheckedPattern, isCheckable, removeReversingKeywords} from './patterns';
import {isReadOnly, isWriteOnly} from './read-only';

type Use = 'request' | 'response';

/** Properties of a schema and of the schemas that include it in `allOf`, by name. */
type Properties = ReadonlyMap<string, Cursor>;

const listRequired = (schema: Cursor, use: Use, properties: Properties): readonly string[] => {
  const isLeftOut = use === 'request' ? isReadOnly : isWriteOnly;
  return schema.texts('required').filter((name) => !isLeftOut(properties.get(name)));
};

const toDefinitionName = (reference: string): string =>
  (reference.split('/').pop() ?? '').replace(/~[01]|%[\da-f]{2}|[^\w.-]/gi, '_');

/** Names that definitions cannot have, because all objects inherit them. */
const RESERVED = Object.getOwnPropertyNames(Object.prototype);

function withReference(schema: SchemaObject, reference: SchemaObject | undefined): SchemaObject {
  if (reference === undefined || schema.$ref === undefined) return {...schema, ...reference};
  return {...schema, allOf: [...((schema.allOf ?? []) as Schema[]), reference]};
}

/** Extracts schemas from a contract. Discriminators become conditions only in requests. */
export function collectSchemas(use: Use = 'request') {
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

  /** Converts a dynamic reference to its initial target, and the name by which enclosing schemas override it. */
  function toDynamicReference(schema: Cursor): SchemaObject | undefined {
    const target = schema.dynamicTarget();
    if (target === undefined) return undefined;
    const name = schema.findDynamicName();
    return {$ref: toReference(target), ...(name !== undefined && {$dynamicRef: name})};
  }

  /** Lists the targets that this schema brings into scope for dynamic references. */
  function toDynamicAnchors(schema: Cursor): SchemaObject {
    const named = schema.dynamicAnchors();
    if (named.length === 0) return {};
    return {
      $dynamicAnchors: Object.fromEntries(named.map(([name, one]) => [name, toReference(one)])),
    };
  }

  /** Converts a map of schemas. If a name pattern cannot be checked, all names are accepted. */
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
    // The validator checks `format: url`, which JSON Schema does not define, too slowly for some texts.
    if (keyword === 'format') return value === 'url' ? undefined : value;
    const kind = findKeywordKind(keyword);
    if (kind === 'schema') return toSchema(schema.get(keyword));
    if (kind === 'schemas') return schema.items(keyword).map((one) => toSchema(one));
    if (kind === 'named') return toMembers(schema, keyword);
    // Other keywords do not affect validation.
    return kind === 'limit' || keyword === 'default' ? value : undefined;
  }

  const known = new WeakMap<object, Schema>();

  /** Converts a schema outside of `allOf`. The result does not depend on enclosing schemas, so it is cached. */
  function toWhole(schema: Cursor): Schema {
    if (!isJsonObject(schema.value)) return toSchema(schema);
    const found = known.get(schema.value) ?? toSchema(schema, new Map(), true);
    known.set(schema.value, found);
    return found;
  }

  /** @param isEntered true if validation or a reference can start at this schema */
  function toSchema(
    schema: Cursor | undefined,
    around: Properties = new Map(),
    isEntered = false,
  ): Schema {
    if (!isJsonObject(schema?.value)) return schema?.value !== false;
    const safe = removeReversingKeywords(schema);
    const shown = use === 'request' ? replaceDiscriminator(safe) : safe;
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
