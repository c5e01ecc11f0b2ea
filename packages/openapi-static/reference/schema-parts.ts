import {ContractError} from '../contract/contract-error';
import type {Cursor} from '../contract/cursor';
import {isJsonObject} from 'static-pages/reports/json';

/** Keywords that say something about a schema; beside a `$ref` they stand for those at its end. */
const ANNOTATIONS = ['title', 'description', 'default', 'example', 'examples', 'deprecated'];

/** One schema object among those that together describe a value. */
export interface SchemaPart {
  readonly cursor: Cursor;
  /** Keywords of this object that do not count here. */
  readonly hidden: ReadonlySet<string>;
}

/** A schema with its `$ref` and `allOf` followed: the value must satisfy every part. */
export interface SchemaParts {
  readonly parts: readonly SchemaPart[];
  /** Where the schema's own `$ref` leads, not those in its `allOf`. */
  readonly reference?: string;
  /** Whether null is allowed by a union with nothing but null. */
  readonly isNullable: boolean;
  /** Set where the schema is `true` or `false`. */
  readonly verdict?: boolean;
}

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();
const UNIONS = ['oneOf', 'anyOf'] as const;

const isNull = ({value}: Cursor): boolean => isJsonObject(value) && value.type === 'null';

const hide = (parts: readonly SchemaPart[], keys: readonly string[]): readonly SchemaPart[] =>
  keys.length === 0
    ? parts
    : parts.map(({cursor, hidden}) => ({cursor, hidden: new Set([...hidden, ...keys])}));

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
  return {...inner, parts: hide(inner.parts, [...beside, ...examples]), reference: target.pointer};
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
  const hidden = lone === undefined ? NOTHING_HIDDEN : new Set([lone.keyword]);
  const isBare = own.length === 0 && schema.has('$ref');
  const reference = target.reference ?? (isBare ? undefined : union?.reference);
  return {
    parts: [
      ...(isBare ? [] : [{cursor: schema, hidden}]),
      ...target.parts,
      ...(union?.parts ?? []),
      ...members.flatMap(({parts}) => parts),
    ],
    isNullable: lone?.isNullable === true || target.isNullable || union?.isNullable === true,
    reference,
  };
}

/** The members under a keyword in all parts that count there. */
export const findAll = (parts: readonly SchemaPart[], keyword: string): readonly Cursor[] =>
  parts.flatMap(({cursor, hidden}) => {
    const member = hidden.has(keyword) ? undefined : cursor.get(keyword);
    return member === undefined ? [] : [member];
  });

/** The members of the objects under a keyword, in all parts. */
export const findEntries = (
  parts: readonly SchemaPart[],
  keyword: string,
): readonly (readonly [string, Cursor])[] => parts.flatMap(({cursor}) => cursor.entries(keyword));

/** The items of the lists under a keyword, in all parts where it counts. */
export const findMembers = (parts: readonly SchemaPart[], keyword: string): readonly Cursor[] =>
  parts.flatMap(({cursor, hidden}) => (hidden.has(keyword) ? [] : cursor.items(keyword)));

/** The first member under a keyword. */
export const findFirst = (parts: readonly SchemaPart[], keyword: string): Cursor | undefined =>
  findAll(parts, keyword)[0];
