import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {isJsonObject, omit} from 'static-pages/reports/json';

/** Keywords that say something about a schema; beside a `$ref` they stand for those at its end. */
const ANNOTATIONS = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];

/** A schema with its `$ref` and `allOf` followed: the value must satisfy every part. */
export interface SchemaParts {
  /** The schema objects, each without the keywords that do not count here. */
  readonly parts: readonly Cursor[];
  /** Where the schema's own `$ref` leads, not those in its `allOf`. */
  readonly reference?: string;
  /** Whether null is allowed by a union with nothing but null. */
  readonly isNullable: boolean;
  /** Set where the schema is `true` or `false`. */
  readonly verdict?: boolean;
}

const UNIONS = ['oneOf', 'anyOf'] as const;

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

function followReference(schema: Cursor, seen: readonly string[]): SchemaParts {
  const target = schema.target();
  if (target === undefined) return {parts: [], isNullable: false};
  if (seen.includes(target.pointer)) throw new ContractError(schema.pointer, 'refers to itself');
  const inner = collectParts(target, [...seen, target.pointer]);
  const beside = ANNOTATIONS.filter((key) => schema.has(key));
  const examples = beside.some((key) => key.startsWith('example')) ? ['example', 'examples'] : [];
  const parts = inner.parts.map((part) => part.with(omit(part.object, [...beside, ...examples])));
  return {...inner, parts, reference: target.pointer};
}

/**
 * Follows `$ref`, `allOf` and unions of one member until only objects are left that stand side by side.
 *
 * @throws ContractError where a schema is neither an object nor a boolean, or only leads to itself
 */
export function collectParts(schema: Cursor, seen: readonly string[] = []): SchemaParts {
  if (typeof schema.value === 'boolean')
    return {parts: [], isNullable: false, verdict: schema.value};
  const own = Object.keys(schema.object).filter((key) => key !== '$ref');
  const target = followReference(schema, seen);
  const lone = findLoneMember(schema);
  const union = lone === undefined ? undefined : collectParts(lone.member, seen);
  const members = schema.items('allOf').map((member) => collectParts(member, seen));
  const counting = lone === undefined ? schema : schema.with(omit(schema.object, [lone.keyword]));
  const isBare = own.length === 0 && schema.has('$ref');
  const reference = target.reference ?? (isBare ? undefined : union?.reference);
  return {
    parts: [
      ...(isBare ? [] : [counting]),
      ...target.parts,
      ...(union?.parts ?? []),
      ...members.flatMap(({parts}) => parts),
    ],
    isNullable: lone?.isNullable === true || target.isNullable || union?.isNullable === true,
    reference,
  };
}

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

/** The properties by their names; the schemas that several parts give for one name, as one schema. */
export function collectProperties(parts: readonly Cursor[]): ReadonlyMap<string, Cursor> {
  const found = new Map<string, Cursor>();
  for (const [name, property] of findEntries(parts, 'properties')) {
    const known = found.get(name);
    found.set(name, known?.with({allOf: [known.value, property.value]}) ?? property);
  }
  return found;
}
