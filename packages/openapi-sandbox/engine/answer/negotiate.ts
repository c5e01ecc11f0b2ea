import {rateMatch} from '@openapi-portal/openapi-model/inputs';

interface Range {
  readonly pattern: string;
  readonly weight: number;
}

/** Matches the weight of a media range, with the parameters that older RFCs allowed after it (RFC 9110, 12.5.1). */
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
    .map(({pattern, weight}) => ({weight, precision: rateMatch(mediaType, pattern, isStrict)}))
    .filter(({precision}) => precision > 0)
    .sort((a, b) => b.precision - a.precision);
  return best?.weight ?? 0;
}

/**
 * Chooses the media type that matches `Accept` best. The most specific range determines the weight of a media type
 * (RFC 9110, 12.5.1); if several have the highest weight, the first is chosen. If none matches, a second attempt
 * ignores parameters that only `Accept` contains.
 *
 * @returns undefined if no media type is acceptable
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

/** A preferred response: `Prefer: code=404, example=name`. */
export interface Preference {
  readonly status?: number;
  readonly example?: string;
}

/** Parses the preferences `code` and `example` in a `Prefer` header (RFC 7240). Other preferences are ignored. */
export function readPrefer(header: string | null): Preference {
  const pairs = [...(header ?? '').matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;"]+))/g)];
  const values = new Map(
    pairs.map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain]),
  );
  const code = values.get('code');
  const example = values.get('example');
  return {
    ...(code !== undefined && /^[2-5]\d\d$/.test(code) && {status: Number(code)}),
    ...(example !== undefined && {example}),
  };
}
