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

/** A schema with its `$ref` and `allOf` followed: the value must satisfy every part. */
export interface SchemaParts {
  /** The schema objects, each without the keywords that do not count here. */
  readonly parts: readonly Cursor[];
  /** Target of the schema's own `$ref`, not of those in its `allOf`. */
  readonly reference?: string;
  /** True if a union with only null allows null. */
  readonly isNullable: boolean;
  /** Set where the schema is `true` or `false`. */
  readonly verdict?: boolean;
  /** Pointers to the schemas that led here, the outermost first. */
  readonly scope: readonly string[];
}

/** The schemas that were visited for one value. */
class Visits {
  private count = 0;

  constructor(private readonly start: Cursor) {}

  private readonly known = new Map<string, SchemaParts>();

  /** @throws ContractError if there are too many */
  add(): void {
    this.count += 1;
    if (this.count <= BUDGET.parts) return;
    throw new ContractError(
      this.start.pointer,
      `has more than ${BUDGET.parts} schemas of one value`,
    );
  }

  /** Visits the target of a reference; reached again, it adds no parts. */
  visit(target: Cursor, {replaced}: Way, visit: () => SchemaParts): SchemaParts {
    // With other schemas in scope, dynamic references may have other targets.
    if (target.hasDynamicReferences) return visit();
    const key = [target.pointer, ...replaced].join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = visit();
    this.known.set(key, {...found, parts: []});
    return found;
  }
}

/** The references that led to a schema. */
interface Way {
  readonly scope: readonly string[];
  /** Pointers of the references that were followed; a repeated one is circular. */
  readonly seen: readonly string[];
  /** Annotations next to references to this schema, which override its own. */
  readonly replaced: readonly string[];
  readonly visits: Visits;
}

const isNull = ({value}: Cursor): boolean => isJsonObject(value) && value.type === 'null';

/** The only member of a union that is not null: such a union is that member, or null. */
function findLoneMember(
  schema: Cursor,
): {keyword: string; member: Cursor; isNullable: boolean} | undefined {
  for (const keyword of UNIONS) {
    const members = schema.items(keyword);
    const others = members.filter((member) => !isNull(member));
    const [member] = others;
    if (member !== undefined && others.length === 1 && !schema.has('discriminator')) {
      return {keyword, member, isNullable: members.length > 1};
    }
  }
  return undefined;
}

const isComponent = (pointer: string): boolean => /^#\/components\/schemas\/[^/]+$/.test(pointer);

/** The schema that `$ref` or `$dynamicRef` refers to, after the schemas in scope were entered. */
export const findTarget = (schema: Cursor, scope: readonly string[]): Cursor | undefined =>
  schema.target() ?? schema.dynamicTarget(scope);

/** Follows a `$ref`; the name of the first named component in a chain counts. */
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
  // A description beside a reference does not say what the schemas say that its target is made of.
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

/**
 * Follows `$ref`, `allOf` and unions of one member until only plain objects are left.
 *
 * @param scope pointers to the schemas around this one, the outermost first
 * @throws ContractError if a schema is neither an object nor a boolean, only refers to itself, or refers to too
 *   many
 */
export const collectParts = (schema: Cursor, scope: readonly string[] = []): SchemaParts => {
  const visits = new Visits(schema);
  return collect(schema, {scope: [...scope, schema.pointer], seen: [], replaced: [], visits});
};

/** The members under a keyword in all parts. */
export const findAll = (parts: readonly Cursor[], keyword: string): readonly Cursor[] =>
  parts.flatMap((part) => part.get(keyword) ?? []);

/** The members of the objects under a keyword, in all parts. */
export const findEntries = (
  parts: readonly Cursor[],
  keyword: string,
): readonly (readonly [string, Cursor])[] => parts.flatMap((part) => part.entries(keyword));

/** The items of the lists under a keyword, in all parts. */
export const findMembers = (parts: readonly Cursor[], keyword: string): readonly Cursor[] =>
  parts.flatMap((part) => part.items(keyword));

/** The first member under a keyword. */
export const findFirst = (parts: readonly Cursor[], keyword: string): Cursor | undefined =>
  findAll(parts, keyword)[0];

/** The values that every `enum` of the parts permits; undefined if no part has one. */
export function findEnum(parts: readonly Cursor[]): readonly JsonValue[] | undefined {
  return intersectLists(parts.map(({object}) => object.enum).filter(isJsonList));
}

/** The properties by their names; the different schemas that several parts give for one name, as one schema. */
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
