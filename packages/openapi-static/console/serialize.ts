import type {Json, JsonObject, Parameter} from './model';
import {formatScalar, type WireValue} from './values';

/** How a value is described, as far as it decides how it is written. */
export type Notation = Pick<Parameter, 'name' | 'style' | 'explode' | 'allowReserved'>;

type Encode = (text: string) => string;

/** A name and its value, of a query parameter or a header. */
export type Pair = readonly [name: string, value: string];

/** Percent-encodes all but the unreserved characters of RFC 3986. */
export const encodeStrictly: Encode = (text) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Leaves reserved characters, except those that would end the value or be read as a space. */
const encodeLightly: Encode = (text) => encodeURI(text).replace(/[#&+]/g, encodeURIComponent);

const keep: Encode = (text) => text;

const isList = (value: WireValue | Json): value is readonly string[] => Array.isArray(value);

const toPairs = (value: JsonObject): Pair[] =>
  Object.entries(value).map(([name, entry]) => [name, formatScalar(entry)]);

/** Names and values in one row: `R,100,G,200`, or `R=100,G=200` where exploded. */
function toParts(value: WireValue, explode: boolean, encode: Encode): string[] {
  if (typeof value === 'string') return [encode(value)];
  if (isList(value)) return value.map(encode);
  return toPairs(value).flatMap(([name, entry]) =>
    explode ? [`${encode(name)}=${encode(entry)}`] : [encode(name), encode(entry)],
  );
}

function toMatrix({name, explode}: Notation, value: WireValue): string {
  const key = encodeStrictly(name);
  const parts = toParts(value, explode, encodeStrictly);
  if (!explode || typeof value === 'string') return `;${key}=${parts.join(',')}`.replace(/=$/, '');
  return parts.map((part) => (isList(value) ? `;${key}=${part}` : `;${part}`)).join('');
}

/** A path parameter as it stands in the path (styles `simple`, `label` and `matrix`). */
export function toPathSegment(notation: Notation, value: WireValue): string {
  if (notation.style === 'matrix') return toMatrix(notation, value);
  const parts = toParts(value, notation.explode, encodeStrictly);
  if (notation.style !== 'label') return parts.join(',');
  return `.${parts.join(notation.explode ? '.' : ',')}`;
}

/** A header's value (style `simple`); headers are not percent-encoded. */
export const toHeaderValue = ({explode}: Pick<Notation, 'explode'>, value: WireValue): string =>
  toParts(value, explode, keep).join(',');

function toDeepPairs(name: string, value: Json): Pair[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((entry) => toDeepPairs(name, entry));
  }
  if (typeof value !== 'object' || value === null) return [[name, formatScalar(value)]];
  return Object.entries(value).flatMap(([key, entry]) => toDeepPairs(`${name}[${key}]`, entry));
}

function toExplodedPairs({name, style}: Notation, value: WireValue): Pair[] {
  if (style === 'deepObject') return toDeepPairs(name, value);
  if (typeof value === 'string') return [[name, value]];
  return isList(value) ? value.map((entry) => [name, entry]) : toPairs(value);
}

const SEPARATORS: Partial<Record<Parameter['style'], string>> = {
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/**
 * A query parameter as it stands in the query (styles `form`, `spaceDelimited`, `pipeDelimited` and
 * `deepObject`).
 *
 * @returns `name=value` pairs joined by `&`; nothing for an empty array or object
 */
export function toQuery(notation: Notation, value: WireValue): string {
  const encode = notation.allowReserved === true ? encodeLightly : encodeStrictly;
  if (notation.explode || notation.style === 'deepObject') {
    const pairs = toExplodedPairs(notation, value);
    return pairs.map(([name, entry]) => `${encodeStrictly(name)}=${encode(entry)}`).join('&');
  }
  const parts = toParts(value, false, encode);
  if (parts.length === 0) return '';
  const separator = SEPARATORS[notation.style] ?? ',';
  return `${encodeStrictly(notation.name)}=${parts.join(separator)}`;
}
