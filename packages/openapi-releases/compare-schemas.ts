import {
  collectParts,
  collectProperties,
  type Cursor,
  findAll,
  listDiscriminatorValues,
  findEnum,
  findFirst,
  findLabel,
  findTypes,
  type SchemaParts,
  UNIONS,
} from '@openapi-portal/openapi-model';
import {asObject, type JsonObject, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {type Finding, type Findings, formatCode, formatCodes} from './change';
import {compareByRules} from './compare-by-rules';
import type {Context} from './context';
import {alignKeys, compareMembers, type Member, pairByKey} from './pair-by-key';
import {SCHEMA_RULES} from './rules';
import {findMissing, isSame, normaliseSchema} from './normalise-schema';
import {isUnchanged} from './unchanged-schemas';
import {removeNeutralKeywords} from './without-neutral';

interface Schema extends SchemaParts {
  readonly cursor: Cursor;
}

function toSchema(cursor: Cursor, scope: readonly string[]): Schema {
  const {parts, ...found} = collectParts(cursor, scope);
  return {
    cursor,
    ...found,
    parts: parts.map((part) => part.with(removeNeutralKeywords(asObject(part.value)))),
  };
}

const ANY_TYPE = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Returns the allowed types. Without `type`, all types are allowed. `number` includes `integer`. */
function findAllowedTypes(schema: Schema): readonly string[] {
  const types = findTypes(schema);
  if (types.length === 0) return ANY_TYPE;
  const withIntegers = types.includes('number') ? [...types, 'integer'] : types;
  return schema.isNullable ? [...withIntegers, 'null'] : withIntegers;
}

function formatTypes(schema: Schema): string {
  const types = [...findTypes(schema), ...(schema.isNullable ? ['null'] : [])];
  return types.length === 0 ? 'any value' : [...new Set(types)].join(' or ');
}

function* compareTypes(was: Schema, is: Schema, context: Context): Findings {
  const [old, now] = [findAllowedTypes(was), findAllowedTypes(is)];
  const [gone, added] = [findMissing(old, now), findMissing(now, old)];
  if (gone.length + added.length === 0) return;
  const text = `changed from ${formatTypes(was)} to ${formatTypes(is)}`;
  const at = findFirst(is.parts, 'type') ?? is.cursor;
  if (gone.length > 0 && added.length > 0) yield context.createFinding('breaking', text, at);
  else yield context.createFinding(gone.length > 0 ? 'narrowed' : 'widened', text, at);
}

/** Returns the values of `enum` or `const`; undefined if the schema has neither. */
function findValues({parts}: Schema): readonly JsonValue[] | undefined {
  const values = findEnum(parts);
  if (values !== undefined) return values;
  const only = findFirst(parts, 'const');
  return only === undefined ? undefined : [only.value];
}

function* compareValues(was: Schema, is: Schema, context: Context): Findings {
  const [old, now] = [findValues(was), findValues(is)];
  const at = findFirst(is.parts, 'enum') ?? is.cursor;
  if (old !== undefined && now !== undefined) {
    const [gone, added] = [findMissing(old, now), findMissing(now, old)];
    if (gone.length > 0)
      yield context.createFinding('narrowed', `can no longer be ${formatCodes(gone)}`, at);
    if (added.length > 0)
      yield context.createFinding('widened', `can also be ${formatCodes(added)}`, at);
  } else if (now !== undefined) {
    yield context.createFinding('narrowed', `can now only be ${formatCodes(now)}`, at);
  } else if (old !== undefined) {
    yield context.createFinding(
      'widened',
      `is no longer limited to ${formatCodes(old)}`,
      is.cursor,
    );
  }
}

/** Returns false for a read-only field in a request, or a write-only field in a response. */
function isVisible(schema: Cursor, {isRequest}: Context): boolean {
  const absent = isRequest ? 'readOnly' : 'writeOnly';
  return findFirst(collectParts(schema).parts, absent)?.value !== true;
}

/** Lists the properties that messages in this direction contain. */
function listFields({parts}: Schema, context: Context): ReadonlyMap<string, Member> {
  const required = new Set(parts.flatMap((part) => part.texts('required')));
  const visible = [...collectProperties(parts)].filter(([, cursor]) => isVisible(cursor, context));
  return new Map(visible.map(([name, cursor]) => [name, {cursor, isRequired: required.has(name)}]));
}

/** Returns true if a schema has no keyword that may limit values, such as `$dynamicRef`. */
const isOpen = (schema: Cursor): boolean =>
  !schema.resolve().has('$dynamicRef') &&
  [true, {}].some((open) => isSame(normaliseSchema(schema), open));

/** Returns whether an object allows unlisted properties: 0 for none, 1 with some values, 2 with any value. */
function findOpenness({parts}: Schema): 0 | 1 | 2 {
  const schemas = findAll(parts, 'additionalProperties');
  if (schemas.some(({value}) => value === false)) return 0;
  return schemas.every(isOpen) ? 2 : 1;
}

const OPENNESS = [
  'accepts no other names',
  'accepts other names with some values',
  'accepts any other name',
] as const;

/** Compares `additionalProperties`. Responses may start to allow other names, which clients ignore. */
function* compareOpenNames(was: Schema, is: Schema, context: Context): Findings {
  const [old, now] = [findOpenness(was), findOpenness(is)];
  const [before, after] = [was, is].map(({parts}) => findFirst(parts, 'additionalProperties'));
  if (old === 1 && now === 1 && before && after) {
    yield* compareSchemas(before, after, context.field('*'));
  } else if (old !== now) {
    const effect = now < old ? 'narrowed' : 'widened';
    const isSafe = !context.isRequest && old === 0;
    const text = `${OPENNESS[now]} now`;
    yield context.createFinding(isSafe ? 'compatible' : effect, text, after ?? is.cursor);
  }
}

/** Compares items at the location of their array, because items add no segment to the path. */
function* compareItems(was: Schema, is: Schema, context: Context): Findings {
  const [old, now] = [was, is].map(({parts}) =>
    findAll(parts, 'items').find((items) => !isOpen(items)),
  );
  if (old !== undefined && now !== undefined) yield* compareSchemas(old, now, context);
  else if (now !== undefined) yield context.createFinding('narrowed', 'limits its items', now);
  else if (old !== undefined)
    yield context.createFinding('widened', 'accepts any items', is.cursor);
}

const countVariants = ({parts}: Schema): number =>
  parts.reduce(
    (sum, part) => UNIONS.reduce((count, keyword) => count + part.items(keyword).length, sum),
    0,
  );

/** A member of `oneOf` or `anyOf`, and the discriminator values that select it. */
interface Variant {
  readonly member: Cursor;
  readonly choosers: readonly string[];
}

const listUnion = (parts: readonly Cursor[]): readonly Variant[] =>
  UNIONS.flatMap((keyword) =>
    parts.flatMap((part) =>
      part.items(keyword).map((member) => ({
        member,
        choosers: listDiscriminatorValues(part.get('discriminator'), member),
      })),
    ),
  );

/** Lists the variants of a schema by label. If several share a label, a number is appended. */
function listVariants({parts}: Schema): ReadonlyMap<string, Variant> {
  const variants = new Map<string, Variant>();
  const counts = new Map<string, number>();
  for (const variant of listUnion(parts)) {
    const name = findLabel(variant.member);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    variants.set(count === 1 ? name : `${name} ${count}`, variant);
  }
  return variants;
}

/** Identifies a variant by its content. The name only matters if a discriminator refers to it. */
const identifyVariant = (_name: string, {member, choosers}: Variant): string =>
  writeJson([choosers, normaliseSchema(member)]);

function* compareVariants(was: Schema, is: Schema, context: Context): Findings {
  const [old, now] = [listVariants(was), listVariants(is)];
  if (old.size === 0 && now.size > 0) {
    yield context.createFinding(
      'narrowed',
      now.size === 1 ? 'now has only one variant' : `now has only ${now.size} variants`,
      is.cursor,
    );
  } else if (old.size > 0 && now.size === 0) {
    yield context.createFinding('widened', 'no longer has variants', is.cursor);
  } else {
    const aligned = alignKeys(old, now, identifyVariant);
    for (const {key, was: before, is: after} of pairByKey(aligned, now)) {
      const name = formatCode(key);
      if (after === undefined) {
        yield context.createRemovalFinding(
          'narrowed',
          `no longer has the variant ${name}`,
          before.member,
        );
      } else if (before === undefined) {
        yield context.createFinding('widened', `has the new variant ${name}`, after.member);
      } else yield* compareSchemas(before.member, after.member, context.variant(key));
    }
  }
}

function* compareKeywords(was: Schema, is: Schema, context: Context): Findings {
  yield* compareTypes(was, is, context);
  yield* compareValues(was, is, context);
  yield* compareByRules(SCHEMA_RULES, was, is, context);
  yield* compareMembers(
    listFields(was, context),
    listFields(is, context),
    (name) => context.field(name),
    compareSchemas,
  );
  yield* compareOpenNames(was, is, context);
  yield* compareItems(was, is, context);
  yield* compareVariants(was, is, context);
}

function* compareResolved(older: Cursor, newer: Cursor, context: Context): Findings {
  const [olderScope, newerScope] = context.scopes;
  const was = toSchema(older, olderScope);
  const is = toSchema(newer, newerScope);
  const key = `${was.reference ?? older.pointer} ${is.reference ?? newer.pointer}`;
  const inside = context.enter(key, [was.scope, is.scope]);
  if (inside === undefined) return;
  const left = inside.countPair(newer, countVariants(was) + countVariants(is));
  if (left === 0)
    yield inside.createFinding('breaking', 'has too many parts to be compared', newer);
  if (left <= 0) return;
  // A schema that allows nothing has no keywords to compare.
  if (was.verdict !== false && is.verdict !== false) yield* compareKeywords(was, is, inside);
  else if (was.verdict !== false)
    yield inside.createFinding('narrowed', 'no longer accepts any value', newer);
  else if (is.verdict !== false) yield inside.createFinding('widened', 'now accepts values', newer);
}

interface Compared {
  readonly findings: readonly Finding[];
  /** Pointer of the schema in the newer contract that was compared. */
  readonly pointer: string;
}

type Pairs = Map<string, Compared>;

/** Findings by pair of referenced schemas, cached because many operations may share a schema. */
const compared = new WeakMap<JsonObject, WeakMap<JsonObject, Pairs>>();

function readCompared(older: JsonObject, newer: JsonObject): Pairs {
  const ofOlder = compared.get(older) ?? new WeakMap<JsonObject, Pairs>();
  const pairs = ofOlder.get(newer) ?? new Map<string, Compared>();
  compared.set(older, ofOlder.set(newer, pairs));
  return pairs;
}

/** Returns the pointer to the target of a schema that consists of a reference alone. */
function findShared(schema: Cursor): string | undefined {
  if (schema.hasDynamicReferences || Object.keys(schema.object).join() !== '$ref') return undefined;
  return schema.target()?.pointer;
}

/**
 * Lists the differences between two schemas in allowed values and wording, with references and `allOf` resolved.
 *
 * @param older schema of the older contract
 * @param newer schema of the newer contract
 * @throws ContractError if a schema cannot be read
 */
export function* compareSchemas(older: Cursor, newer: Cursor, context: Context): Findings {
  if (context.isSpent || isUnchanged(older, newer)) return;
  const [was, is] = context.isOutermost ? [older, newer].map(findShared) : [];
  if (was === undefined || is === undefined) {
    yield* compareResolved(older, newer, context);
    return;
  }
  const pairs = readCompared(older.root, newer.root);
  const key = `${context.isRequest} ${was} ${is}`;
  const {pointer, findings} = pairs.get(key) ?? {
    pointer: newer.pointer,
    findings: [...compareResolved(older, newer, context)],
  };
  pairs.set(key, {pointer, findings});
  for (const finding of findings) {
    const moved = context.move(finding);
    yield finding.pointer === pointer ? {...moved, pointer: newer.pointer} : moved;
  }
}
