import {type Cursor, findFirst} from '@openapi-portal/openapi-model';
import {isJsonList, type JsonValue} from '@openapi-portal/reports/json';
import {formatCode} from './change';
import type {Effect} from './context';
import {normaliseSchema} from './normalise-schema';

/** The effects of a difference. A greater number is raised, and any other changed value is lowered. */
interface Effects {
  readonly added: Effect;
  readonly removed: Effect;
  readonly raised: Effect;
  readonly lowered: Effect;
}

/** A rule that compares the values of some keys, and describes a difference. */
export interface ChangeRule {
  readonly keys: readonly string[];
  readonly read: (members: readonly Cursor[]) => JsonValue | undefined;
  /** One effect for all differences, or an effect for each kind. */
  readonly effects: Effect | Effects;
  readonly format: (key: string, old: JsonValue | undefined, now: JsonValue | undefined) => string;
}

const formatDifference: ChangeRule['format'] = (keyword, old, now) => {
  const name = formatCode(keyword);
  if (now === undefined) return `no longer has the ${name} ${formatCode(old)}`;
  const before = old === undefined ? 'it had none' : `it was ${formatCode(old)}`;
  return `has the ${name} ${formatCode(now)}, ${before}`;
};

/** Values with the same meaning as a missing keyword (JSON Schema 2020-12 Validation, 6; OpenAPI 3.1.1, 4.8.12). */
const DEFAULTS: Readonly<Record<string, JsonValue>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  allowReserved: false,
  allowEmptyValue: false,
};

/** Returns the default of a missing key. Those of `style` and `explode` depend on the location of the parameter. */
export function findDefault(key: string, parts: readonly Cursor[]): JsonValue | undefined {
  if (key !== 'style' && key !== 'explode') return DEFAULTS[key];
  const read = (name: string): JsonValue | undefined => findFirst(parts, name)?.value;
  const style = ['query', 'cookie'].includes(String(read('in'))) ? 'form' : 'simple';
  return key === 'style' ? style : ['form', 'cookie'].includes(String(read('style') ?? style));
}

const readFirst: ChangeRule['read'] = ([first]) => first?.value;
const readSwitch: ChangeRule['read'] = ([first]) =>
  first?.value === false ? undefined : first?.value;
const readShapes: ChangeRule['read'] = (members) => members.map(normaliseSchema);

type Bound = number | bigint;

/** Reads the strictest bound of all parts. */
const readBound =
  (isTighter: (one: Bound, other: Bound) => boolean): ChangeRule['read'] =>
  (members) =>
    members
      .map(({value}) => value)
      .filter((value) => typeof value === 'number' || typeof value === 'bigint')
      .reduce<Bound | undefined>(
        (tightest, value) =>
          tightest === undefined || isTighter(value, tightest) ? value : tightest,
        undefined,
      );

/** A deprecated value still works, so the change is compatible. */
const DEPRECATION: ChangeRule = {
  keys: ['deprecated'],
  read: readSwitch,
  effects: 'compatible',
  format: (_, old) => (old === undefined ? 'is deprecated' : 'is no longer deprecated'),
};

export const SCHEMA_RULES: readonly ChangeRule[] = [
  {
    keys: ['minLength', 'minItems', 'minProperties', 'minContains', 'minimum', 'exclusiveMinimum'],
    read: readBound((one, other) => one > other),
    effects: {added: 'narrowed', removed: 'widened', raised: 'narrowed', lowered: 'widened'},
    format: formatDifference,
  },
  {
    keys: ['maxLength', 'maxItems', 'maxProperties', 'maxContains', 'maximum', 'exclusiveMaximum'],
    read: readBound((one, other) => one < other),
    effects: {added: 'narrowed', removed: 'widened', raised: 'widened', lowered: 'narrowed'},
    format: formatDifference,
  },
  {
    // The values of these keywords have no order: another value may allow less and more.
    keys: ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'contentMediaType'],
    read: readSwitch,
    effects: {added: 'narrowed', removed: 'widened', raised: 'breaking', lowered: 'breaking'},
    format: formatDifference,
  },
  {
    // The API uses the default if a client omits the value.
    keys: ['default'],
    read: readFirst,
    effects: {added: 'compatible', removed: 'narrowed', raised: 'narrowed', lowered: 'narrowed'},
    format: formatDifference,
  },
  DEPRECATION,
  {
    // Keywords whose effect on the allowed values cannot be judged.
    keys: [
      'not',
      'if',
      'then',
      'else',
      'dependentSchemas',
      'dependentRequired',
      'patternProperties',
      'propertyNames',
      'contains',
      'prefixItems',
      'unevaluatedItems',
      'unevaluatedProperties',
      'contentSchema',
    ],
    read: readShapes,
    effects: 'breaking',
    format: (keyword) => `has a different ${formatCode(keyword)}, which may break clients`,
  },
];

/** Rules for parameters and headers, except for their schemas. */
export const PARAMETER_RULES: readonly ChangeRule[] = [
  {
    keys: ['style', 'explode', 'allowReserved', 'allowEmptyValue'],
    read: readFirst,
    effects: 'breaking',
    format: () => 'is serialised in another style',
  },
  DEPRECATION,
];

/** Rules for an operation itself: id, deprecation, servers. */
export const OPERATION_RULES: readonly ChangeRule[] = [
  {
    keys: ['operationId'],
    read: readFirst,
    effects: 'breaking',
    format: (_, old, now) =>
      `has the operation id ${formatCode(now ?? 'none')}, it was ${formatCode(old ?? 'none')}`,
  },
  DEPRECATION,
  {
    keys: ['tags'],
    read: ([tags]) => (isJsonList(tags?.value) ? [...tags.value].sort() : []),
    effects: 'wording',
    format: () => 'has different tags',
  },
  {
    keys: ['callbacks', 'servers'],
    read: readShapes,
    effects: 'breaking',
    format: (key) => `has different ${formatCode(key)}, which may break clients`,
  },
];

/** Rules for request bodies and responses, except for their content. */
export const BODY_RULES: readonly ChangeRule[] = [
  {
    keys: ['links'],
    read: readShapes,
    effects: 'wording',
    format: () => 'has different links',
  },
];
