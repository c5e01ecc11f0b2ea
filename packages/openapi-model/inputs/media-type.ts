/**
 * Returns true if a media type is JSON (RFC 8259) or has the suffix `+json` (RFC 6839), regardless of parameters.
 */
export const isJsonType = (mediaType = ''): boolean =>
  /^[^;]*[/+]json *(;|$)/.test(mediaType.toLowerCase());

/** A media type without its parameters, in lower case: `application/json` of `application/JSON; charset=utf-8`. */
export const toEssence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** Returns true for a stream of lines without an end, regardless of the parameters of its media type. */
export const isOfLines = (mediaType: string): boolean =>
  /^text\/event-stream$|[/+.](x-)?(ndjson|jsonl|json-seq|jsonlines)$/.test(toEssence(mediaType));

const PARAMETER = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** Reads the parameters of a media type (RFC 9110, 5.6.6); names and values in lower case, without quotes. */
export const toMediaParameters = (mediaType: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(mediaType.toLowerCase().matchAll(PARAMETER), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^"|"$|\\(?=.)/g, ''),
    ]),
  );

/**
 * Says how exactly a range, `text/*;charset=utf-8`, means a media type: by its type, then by its parameters.
 *
 * @param isStrict each parameter of the range has to be in the media type; otherwise it must only not be another
 * @returns 0 if not at all
 */
export function toPrecision(mediaType: string, range: string, isStrict: boolean): number {
  const essence = toEssence(mediaType);
  const [kind = ''] = essence.split('/');
  const named = ['*/*', `${kind}/*`, essence].indexOf(toEssence(range)) + 1;
  const given = toMediaParameters(mediaType);
  const wanted = [...toMediaParameters(range)];
  const isFitting = wanted.every(
    ([name, value]) => given.get(name) === value || (!isStrict && !given.has(name)),
  );
  const fitting = wanted.filter(([name]) => given.has(name)).length;
  return named === 0 || !isFitting ? 0 : named + fitting / (1 + wanted.length + given.size);
}

/**
 * Finds the most specific key of a `content` for a media type (OpenAPI 3.1.1, Request Body Object); of equals the
 * first. Parameters that the media type leaves out are taken for defaults if no other key fits.
 */
export function findContentKey(keys: readonly string[], mediaType: string): string | undefined {
  for (const isStrict of [true, false]) {
    const precise = keys.map((key) => ({key, precision: toPrecision(mediaType, key, isStrict)}));
    const best = Math.max(0, ...precise.map(({precision}) => precision));
    if (best > 0) return precise.find(({precision}) => precision === best)?.key;
  }
  return undefined;
}
