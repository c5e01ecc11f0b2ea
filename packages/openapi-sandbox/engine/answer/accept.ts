import {toEssence} from '@openapi-portal/openapi-model/inputs';

interface Range {
  readonly pattern: string;
  readonly weight: number;
}

const toRange = (text: string): Range => {
  const [pattern = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return {pattern, weight: weight === undefined ? 1 : Number(weight) || 0};
};

/** How exactly a range means a media type: 3 itself, 2 its kind, 1 all; 0 not at all. */
function toPrecision(mediaType: string, pattern: string): number {
  const [kind = ''] = mediaType.split('/');
  return ['*/*', `${kind}/*`, mediaType].indexOf(pattern) + 1;
}

function toWeight(mediaType: string, ranges: readonly Range[]): number {
  const [best] = ranges
    .map(({pattern, weight}) => ({weight, precision: toPrecision(mediaType, pattern)}))
    .filter(({precision}) => precision > 0)
    .sort((a, b) => b.precision - a.precision);
  return best?.weight ?? 0;
}

/**
 * The media type that fits `Accept` best (RFC 9110, 12.5.1); of equals the first.
 *
 * @param offered as the contract writes them
 * @returns nothing where none is accepted
 */
export function negotiate(offered: readonly string[], accept: string | null): string | undefined {
  const ranges = (accept ?? '*/*').split(',').map(toRange);
  const weighed = offered.map((mediaType) => {
    const essence = toEssence(mediaType);
    return {mediaType, weight: toWeight(essence, ranges)};
  });
  const best = Math.max(0, ...weighed.map(({weight}) => weight));
  return best === 0 ? undefined : weighed.find(({weight}) => weight === best)?.mediaType;
}
