import {findOwnMember} from '@openapi-portal/reports/json';

import {listNumbers, listTexts, type Shape} from './shape';

const MOST_STEPS = 100;

/** Returns the first value to try: the smallest permitted number, otherwise the largest, otherwise 0. */
function findFirst(shape: Shape): number {
  const least = listNumbers(shape, 'minimum');
  if (least.length > 0) return Math.max(...least);
  const above = listNumbers(shape, 'exclusiveMinimum');
  if (above.length > 0) return Math.floor(Math.max(...above)) + 1;
  const below = listNumbers(shape, 'exclusiveMaximum');
  if (below.length > 0) return Math.ceil(Math.min(...below)) - 1;
  const most = listNumbers(shape, 'maximum');
  return most.length > 0 ? Math.min(...most) : 0;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** Maximum number of decimals of a `multipleOf`. */
const MOST_DECIMALS = 9;

const countDecimals = (value: number): number => {
  let decimals = 0;
  while (
    decimals < MOST_DECIMALS &&
    !Number.isInteger(Number((value * 10 ** decimals).toPrecision(12)))
  )
    decimals += 1;
  return decimals;
};

/** Returns the least common multiple of two decimal numbers, such as 0.3 for 0.1 and 0.15. */
function commonMultiple(one: number, other: number): number {
  const scale = 10 ** Math.max(countDecimals(one), countDecimals(other));
  const [first, second] = [Math.round(one * scale), Math.round(other * scale)];
  return first * second === 0 ? one : ((first / greatestDivisor(first, second)) * second) / scale;
}

const FRACTIONAL: Readonly<Record<string, number>> = {float: 0.1, double: 0.1};

const findLargest = (shape: Shape, keywords: readonly string[]): number =>
  Math.max(...keywords.flatMap((keyword) => listNumbers(shape, keyword)));

const findSmallest = (shape: Shape, keywords: readonly string[]): number =>
  Math.min(...keywords.flatMap((keyword) => listNumbers(shape, keyword)));

function* listFractions(shape: Shape, first: number): Generator<number> {
  const least = findLargest(shape, ['minimum', 'exclusiveMinimum']);
  const most = findSmallest(shape, ['maximum', 'exclusiveMaximum']);
  const isBounded = Number.isFinite(least) && Number.isFinite(most);
  for (const share of [0.5, 0.25, 0.75, 0.1, 0.9])
    yield isBounded ? least + (most - least) * share : first + share;
}

/** Lists limits that a `number` would round, and the integers next to them. */
const listBesideLongLimits = ({parts}: Shape): readonly bigint[] =>
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']
    .flatMap((keyword) => parts.map(({object}) => object[keyword]))
    .filter((limit) => typeof limit === 'bigint')
    .flatMap((limit) => [limit, limit + BigInt(1), limit - BigInt(1)]);

export function* listNumberValues(shape: Shape, isInteger: boolean): Generator<number | bigint> {
  const first = findFirst(shape);
  const fraction = listTexts(shape, 'format').map((format) => findOwnMember(FRACTIONAL, format))[0];
  if (!isInteger && first === 0 && fraction !== undefined) yield fraction;
  yield first;
  yield* listBesideLongLimits(shape);
  const steps = listNumbers(shape, 'multipleOf').filter((step) => step > 0);
  const step = steps.reduce(commonMultiple, isInteger ? 1 : (steps[0] ?? 1));
  const near = Math.ceil(first / step);
  for (let count = 0; count <= MOST_STEPS; count += 1) {
    for (const factor of count === 0 ? [near] : [near + count, near - count])
      yield Number((factor * step).toPrecision(15));
    if (count === 2 && !isInteger) yield* listFractions(shape, first);
  }
}
