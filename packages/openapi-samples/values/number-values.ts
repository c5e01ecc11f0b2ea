import {findOwn} from '@openapi-portal/reports/json';

import {listNumbers, listTexts, type Shape} from './shape';

/** Numbers that are tried on each side of the first. */
const MOST_STEPS = 100;

/** The number that a reader expects first: the least that is permitted, else the largest, else 0. */
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

/** The least common multiple, for fractions their product: 1.5 and 2 have 6 in common, which is their double product. */
const commonMultiple = (one: number, other: number): number =>
  Number.isInteger(one) && Number.isInteger(other)
    ? (one / greatestDivisor(one, other)) * other
    : one * other * 2;

const FRACTIONAL: Readonly<Record<string, number>> = {float: 0.1, double: 0.1};

/** Lists numbers, integers or not, that may be within the limits of a shape. */
export function* listNumberValues(shape: Shape, isInteger: boolean): Generator<number> {
  const first = findFirst(shape);
  const fraction = listTexts(shape, 'format').map((format) => findOwn(FRACTIONAL, format))[0];
  if (!isInteger && first === 0 && fraction !== undefined) yield fraction;
  yield first;
  const steps = listNumbers(shape, 'multipleOf').filter((step) => step > 0);
  const step = steps.reduce(commonMultiple, isInteger ? 1 : (steps[0] ?? 1));
  const near = Math.ceil(first / step);
  for (let count = 0; count <= MOST_STEPS; count += 1)
    for (const factor of count === 0 ? [near] : [near + count, near - count])
      yield Number((factor * step).toPrecision(15));
  const [least, most] = [
    Math.max(...listNumbers(shape, 'minimum'), ...listNumbers(shape, 'exclusiveMinimum')),
    Math.min(...listNumbers(shape, 'maximum'), ...listNumbers(shape, 'exclusiveMaximum')),
  ];
  for (const share of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    if (Number.isFinite(least) && Number.isFinite(most)) yield least + (most - least) * share;
    else yield first + share;
  }
}
