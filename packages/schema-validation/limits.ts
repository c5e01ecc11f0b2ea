import type {SchemaObject} from './schema';

type Breaks = (size: number | bigint, limit: number | bigint) => boolean;

export type Limits = readonly (readonly [keyword: string, breaks: Breaks])[];

const isBelow: Breaks = (size, limit) => size < limit;
const isAbove: Breaks = (size, limit) => size > limit;

const isWhole = (value: number | bigint): boolean =>
  typeof value === 'bigint' || Number.isInteger(value);

/** Returns true for a multiple. Quotients are rounded: 0.3 / 0.1 is 2.9999999999999996. */
function isMultiple(value: number | bigint, divisor: number | bigint): boolean {
  if (typeof value === 'bigint' || typeof divisor === 'bigint')
    return (
      divisor !== 0 &&
      isWhole(value) &&
      isWhole(divisor) &&
      BigInt(value) % BigInt(divisor) === BigInt(0)
    );
  const quotient = value / divisor;
  const isExact =
    Number.isInteger(value) && (Number.isInteger(divisor) || !Number.isFinite(quotient));
  return isExact ? value % divisor === 0 : Number.isInteger(Number(quotient.toPrecision(15)));
}

export const NUMBER_LIMITS: Limits = [
  ['minimum', isBelow],
  ['maximum', isAbove],
  ['exclusiveMinimum', (value, limit) => value <= limit],
  ['exclusiveMaximum', (value, limit) => value >= limit],
  ['multipleOf', (value, divisor) => !isMultiple(value, divisor)],
];

export const TEXT_LIMITS: Limits = [
  ['minLength', isBelow],
  ['maxLength', isAbove],
];

export const LIST_LIMITS: Limits = [
  ['minItems', isBelow],
  ['maxItems', isAbove],
];

export const OBJECT_LIMITS: Limits = [
  ['minProperties', isBelow],
  ['maxProperties', isAbove],
];

export const findExceededLimits = (
  size: number | bigint,
  schema: SchemaObject,
  limits: Limits,
): readonly string[] =>
  limits
    .filter(([keyword, breaks]) => {
      const limit = schema[keyword];
      return (typeof limit === 'number' || typeof limit === 'bigint') && breaks(size, limit);
    })
    .map(([keyword]) => keyword);
