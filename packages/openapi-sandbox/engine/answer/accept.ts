import {toPrecision} from '@openapi-portal/openapi-model/inputs';

interface Range {
  readonly pattern: string;
  readonly weight: number;
}

/** A weight, and what was allowed behind it before (RFC 9110, 12.5.1). */
const WEIGHT = /;\s*q\s*=\s*([\d.]*).*$/i;

const RANGES = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;

const toRange = (text: string): Range => {
  const weight = WEIGHT.exec(text)?.[1];
  return {
    pattern: text.replace(WEIGHT, '').trim(),
    weight: weight === undefined ? 1 : Number(weight) || 0,
  };
};

function toWeight(mediaType: string, ranges: readonly Range[], isStrict: boolean): number {
  const [best] = ranges
    .map(({pattern, weight}) => ({weight, precision: toPrecision(mediaType, pattern, isStrict)}))
    .filter(({precision}) => precision > 0)
    .sort((a, b) => b.precision - a.precision);
  return best?.weight ?? 0;
}

/**
 * Chooses the media type that fits `Accept` best: for each type the most specific range counts (RFC 9110,
 * 12.5.1); of equal ones the first wins. Parameters that only the request has are ignored if nothing else fits.
 *
 * @param offered media types of the contract
 * @returns undefined if none is acceptable
 */
export function negotiate(offered: readonly string[], accept: string | null): string | undefined {
  if (accept === null || accept === '*/*') return offered[0];
  const ranges = accept.match(RANGES)?.map(toRange) ?? [];
  for (const isStrict of [true, false]) {
    const weights = offered.map((mediaType) => toWeight(mediaType, ranges, isStrict));
    const best = Math.max(0, ...weights);
    if (best > 0) return offered[weights.indexOf(best)];
  }
  return undefined;
}
