import {
  intersectLists,
  isJsonList,
  isJsonObject,
  type JsonValue,
} from '@openapi-portal/reports/json';

import type {Shape} from './shape';

export type Type = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';

/** Keywords that imply a type, in order of precedence. */
const HINTS: readonly (readonly [Type, readonly string[]])[] = [
  ['number', ['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']],
  ['string', ['maxLength', 'minLength', 'pattern', 'format', 'contentEncoding']],
  [
    'array',
    ['items', 'prefixItems', 'contains', 'maxItems', 'minItems', 'uniqueItems', 'unevaluatedItems'],
  ],
  [
    'object',
    `maxProperties minProperties required additionalProperties properties patternProperties propertyNames
      dependentRequired dependentSchemas unevaluatedProperties`.split(/\s+/),
  ],
];

export function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return isJsonList(value);
  if (type === 'object') return isJsonObject(value);
  return type === 'null' ? value === null : typeof value === type;
}

/** Lists the types that all parts permit, in the order of the first part with a type; undefined if no part has one. */
export function listTypes({parts}: Shape): readonly Type[] | undefined {
  const [first, ...others] = parts.flatMap(({object: {type}}) =>
    type === undefined ? [] : [[type].flat() as readonly Type[]],
  );
  const permits = (types: readonly Type[], type: Type): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return first
    ?.flatMap((type): readonly Type[] => (type === 'number' ? ['number', 'integer'] : [type]))
    .filter((type) => others.every((types) => permits(types, type)));
}

export function guessTypes({parts}: Shape): readonly Type[] {
  const isHinted = (keywords: readonly string[]): boolean =>
    keywords.some((keyword) => parts.some((part) => part.has(keyword)));
  const hinted = HINTS.filter(([, keywords]) => isHinted(keywords)).map(([type]) => type);
  return hinted.length > 0 ? hinted : ['null'];
}

/** Lists the values that every `enum` and `const` of a shape permits; undefined if there are none of these keywords. */
export function listChoices({parts}: Shape): readonly JsonValue[] | undefined {
  const lists = parts.flatMap(({object}) => [
    ...(object.const === undefined ? [] : [[object.const]]),
    ...(isJsonList(object.enum) ? [object.enum] : []),
  ]);
  return intersectLists(lists);
}

export const SIMPLE_VALUES: readonly JsonValue[] = [
  null,
  'string',
  0,
  true,
  [],
  {},
  '',
  1,
  -1,
  0.5,
  false,
  [null],
  ['string'],
  [0, 'string'],
  {property1: null},
  {property1: 'string'},
];
