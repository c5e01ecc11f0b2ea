/** Returns true for JSON (RFC 8259) and media types with the suffix `+json` (RFC 6839), whatever their parameters. */
export const isJsonType = (mediaType = ''): boolean =>
  /^[^;]*[/+]json *(;|$)/.test(mediaType.toLowerCase());

/** Returns a media type in lower case without parameters: `application/json` for `application/JSON; charset=utf-8`. */
export const toEssence = (mediaType: string): string =>
  (mediaType.split(';')[0] ?? '').trim().toLowerCase();

/** Returns true for XML (RFC 7303): `text/xml`, `application/xml` and types with the suffix `+xml`. */
export const isXml = (mediaType: string): boolean => /[/+]xml$/.test(toEssence(mediaType));

/** Returns true for media types that are read line by line while they arrive, such as events and JSON Lines. */
export const isSequential = (mediaType: string): boolean =>
  /^text\/event-stream$|[/+.](x-)?(ndjson|jsonl|json-seq|jsonlines)$/.test(toEssence(mediaType));

const PARAMETER = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** Returns the parameters of a media type (RFC 9110, 5.6.6) in lower case and without quotes. */
export const toMediaParameters = (mediaType: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(mediaType.toLowerCase().matchAll(PARAMETER), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^"|"$|\\(?=.)/g, ''),
    ]),
  );

/** Rates how specifically a range such as `text/*` matches a media type; 0 if it does not. */
export function rateMatch(mediaType: string, range: string, isStrict: boolean): number {
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

/** Finds the most specific key of a `content` for a media type, or else one with other parameters. */
export function findContentKey(keys: readonly string[], mediaType: string): string | undefined {
  for (const isStrict of [true, false]) {
    const precise = keys.map((key) => ({key, precision: rateMatch(mediaType, key, isStrict)}));
    const best = Math.max(0, ...precise.map(({precision}) => precision));
    if (best > 0) return precise.find(({precision}) => precision === best)?.key;
  }
  return undefined;
}
