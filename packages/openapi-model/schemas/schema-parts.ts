import {BUDGET} from '../budget';
import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {
  intersectLists,
  isJsonList,
  isJsonObject,
  groupEntries,
  toUnique,
  type JsonValue,
  omit,
} from '@openapi-portal/reports/json';

import {ANNOTATIONS, IDENTIFIERS, UNIONS} from './keywords';

/** A schema with its `$ref` and `allOf` followed. A valid value satisfies every part. */
export interface SchemaParts {
  /** The schema objects, without unions of one member and without annotations that are overridden next to a `$ref`. */
  readonly parts: readonly Cursor[];
  /** Pointer to the target of the schema's own `$ref`; references inside `allOf` do not count. */
  readonly reference?: string;
  /** True if the schema includes a union of one schema and null. */
  readonly isNullable: boolean;
  /** Set if the schema is `true` or `false`. */
  readonly verdict?: boolean;
  /** Pointers to the schemas entered on the way to this one, the outermost first, for `$dynamicRef`. */
  readonly scope: readonly string[];
}

/** Counts the schemas visited by one call of `collectParts`, and caches the targets of references. */
class Visits {
  private count = 0;

  constructor(private readonly start: Cursor) {}

  private readonly known = new Map<string, SchemaParts>();

  /** @throws ContractError after more than `BUDGET.parts` schemas */
  add(): void {
    this.count += 1;
    if (this.count <= BUDGET.parts) return;
    throw new ContractError(
      this.start.pointer,
      `combines more than ${BUDGET.parts} schemas for one value`,
    );
  }

  /** Visits the target of a reference. A repeated visit adds no parts, because the first visit has added them. */
  visit(target: Cursor, {replaced}: Way, visit: () => SchemaParts): SchemaParts {
    // The target of a `$dynamicRef` depends on the schemas in scope, so the result cannot be cached.
    if (target.hasDynamicReferences) return visit();
    const key = [target.pointer, ...replaced].join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = visit();
    this.known.set(key, {...found, parts: []});
    return found;
  }
}

interface Way {
  readonly scope: readonly string[];
  /** Pointers of the followed references. A repeated pointer is a circular reference. */
  readonly seen: readonly string[];
  /** Annotation keywords next to the followed references, which override those of the schema itself. */
  readonly replaced: readonly string[];
  readonly visits: Visits;
}

const isNull = (schema: JsonValue): boolean => isJsonObject(schema) && schema.type === 'null';

/** Finds the only member of a union that is not null: `anyOf: [X, {type: null}]` is read as a nullable X. */
function findLoneMember(
  schema: Cursor,
): {keyword: string; member: Cursor; isNullable: boolean} | undefined {
  for (const keyword of UNIONS) {
    const values = schema.get(keyword)?.value;
    // A schema with hundreds of variants is visited for each of them, so most members get no cursor.
    if (isJsonList(values) && values.filter((value) => !isNull(value)).length !== 1) continue;
    const members = schema.items(keyword);
    const others = members.filter(({value}) => !isNull(value));
    const [member] = others;
    if (member !== undefined && others.length === 1 && !schema.has('discriminator')) {
      return {keyword, member, isNullable: members.length > 1};
    }
  }
  return undefined;
}

const isComponent = (pointer: string): boolean => /^#\/components\/schemas\/[^/]+$/.test(pointer);

/** Finds the target of `$ref` or `$dynamicRef`. The pointers in `scope` decide between several dynamic anchors. */
export const findTarget = (schema: Cursor, scope: readonly string[]): Cursor | undefined =>
  schema.target() ?? schema.dynamicTarget(scope);

/** Follows a `$ref`. In a chain of references, the first named component becomes the `reference`. */
function followReference(schema: Cursor, way: Way): SchemaParts | undefined {
  const {scope, seen, visits} = way;
  const target = findTarget(schema, scope);
  if (target === undefined) return undefined;
  const {pointer} = target;
  if (seen.includes(pointer)) throw new ContractError(schema.pointer, 'refers to itself');
  const beside = ANNOTATIONS.filter((key) => schema.has(key));
  const examples = beside.some((key) => key.startsWith('example')) ? ['example', 'examples'] : [];
  const replaced = [...new Set([...way.replaced, ...beside, ...examples])].sort();
  const inside = {scope: [...scope, pointer], seen: [...seen, pointer], replaced, visits};
  const inner = visits.visit(target, inside, () => collect(target, inside));
  return {...inner, reference: isComponent(pointer) ? pointer : (inner.reference ?? pointer)};
}

const without = (schema: Cursor, keys: readonly string[]): Cursor =>
  keys.length === 0 ? schema : schema.with(omit(schema.object, keys));

function collect(schema: Cursor, way: Way): SchemaParts {
  const {scope, replaced} = way;
  way.visits.add();
  if (typeof schema.value === 'boolean')
    return {parts: [], isNullable: false, verdict: schema.value, scope};
  const own = Object.keys(schema.object).filter((key) => !IDENTIFIERS.includes(key));
  const target = followReference(schema, way);
  const lone = findLoneMember(schema);
  const union = lone === undefined ? undefined : collect(lone.member, way);
  // A description next to a `$ref` overrides the target's own, but not the descriptions in the target's `allOf`.
  const inner = {...way, replaced: replaced.filter((keyword) => keyword !== 'description')};
  const members = schema.items('allOf').map((member) => collect(member, inner));
  const counting = without(schema, [...(lone === undefined ? [] : [lone.keyword]), ...replaced]);
  const isBare = own.length === 0 && target !== undefined;
  const reference = target?.reference ?? (isBare ? undefined : union?.reference);
  return {
    parts: [
      ...(isBare ? [] : [counting]),
      ...(target?.parts ?? []),
      ...(union?.parts ?? []),
      ...members.flatMap(({parts}) => parts),
    ],
    isNullable:
      lone?.isNullable === true || target?.isNullable === true || union?.isNullable === true,
    reference,
    scope: target?.scope ?? scope,
  };
}

/** Follows `$ref`, `allOf` and unions of one member until only plain schema objects are left. */
export const collectParts = (schema: Cursor, scope: readonly string[] = []): SchemaParts => {
  const visits = new Visits(schema);
  return collect(schema, {scope: [...scope, schema.pointer], seen: [], replaced: [], visits});
};

export const findAll = (parts: readonly Cursor[], keyword: string): readonly Cursor[] =>
  parts.flatMap((part) => part.get(keyword) ?? []);

export const findEntries = (
  parts: readonly Cursor[],
  keyword: string,
): readonly (readonly [string, Cursor])[] => parts.flatMap((part) => part.entries(keyword));

export const findMembers = (parts: readonly Cursor[], keyword: string): readonly Cursor[] =>
  parts.flatMap((part) => part.items(keyword));

export const findFirst = (parts: readonly Cursor[], keyword: string): Cursor | undefined =>
  findAll(parts, keyword)[0];

/** Returns the values permitted by the `enum` of every part; undefined if no part has an `enum`. */
export function findEnum(parts: readonly Cursor[]): readonly JsonValue[] | undefined {
  return intersectLists(parts.map(({object}) => object.enum).filter(isJsonList));
}

/** Returns the properties by name. Different schemas that several parts define for one name are joined with `allOf`. */
export function collectProperties(parts: readonly Cursor[]): ReadonlyMap<string, Cursor> {
  const found = groupEntries(findEntries(parts, 'properties'));
  return new Map(
    [...found].flatMap(([name, [first, ...others]]) => {
      if (first === undefined) return [];
      if (others.length === 0) return [[name, first]];
      const allOf = toUnique([first, ...others].map(({value}) => value));
      return [[name, allOf.length === 1 ? first : first.with({allOf})]];
    }),
  );
}
