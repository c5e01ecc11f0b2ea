import {formatValue, type JsonObject} from '@openapi-portal/reports/json';

import type {Json, Parameter, ParameterStyle} from './model';
import type {WireValue} from './values';

export type SerializationStyle = Pick<
  Parameter,
  'name' | 'style' | 'explode' | 'allowReserved' | 'isQueryString'
>;

type Encode = (text: string) => string;

export type Pair = readonly [name: string, value: string];

interface Style {
  readonly start: string;
  /** True if the name precedes a string or an array. */
  readonly isNamed: boolean;
  readonly separators: readonly [exploded: string, joined: string];
}

/** The styles of RFC 6570 and those that OpenAPI adds. */
const STYLES: Readonly<Record<ParameterStyle, Style>> = {
  simple: {start: '', isNamed: false, separators: [',', ',']},
  label: {start: '.', isNamed: false, separators: ['.', ',']},
  matrix: {start: ';', isNamed: true, separators: [';', ',']},
  form: {start: '', isNamed: true, separators: ['&', ',']},
  spaceDelimited: {start: '', isNamed: true, separators: ['&', '%20']},
  pipeDelimited: {start: '', isNamed: true, separators: ['&', '%7C']},
  deepObject: {start: '', isNamed: true, separators: ['&', '&']},
  cookie: {start: '', isNamed: true, separators: ['; ', ',']},
};

/** Percent-encodes everything except unreserved characters (RFC 3986). */
export const encodeStrictly: Encode = (text) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Keeps reserved characters (RFC 6570, 3.2.3), except `#`, `&` and `+`, and percent-encoding. */
const encodeLightly: Encode = (text) =>
  encodeURI(text)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/[#&+]/g, encodeURIComponent);

const keep: Encode = (text) => text;

function findPairs(name: string, value: Json, isDeep: boolean): Pair[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((entry) => findPairs(name, entry, isDeep));
  }
  if (typeof value !== 'object' || value === null) return [[name, formatValue(value)]];
  return Object.entries(value).flatMap(([key, entry]): Pair[] =>
    isDeep ? findPairs(`${name}[${key}]`, entry, isDeep) : [[key, formatValue(entry)]],
  );
}

function serialize(notation: SerializationStyle, value: WireValue, encode: Encode): string {
  const {name, style, explode} = notation;
  const {start, isNamed, separators} = STYLES[style];
  const encodeName = encode === keep ? keep : encodeStrictly;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  const pairs = findPairs(name, value, style === 'deepObject');
  if (pairs.length === 0) return '';
  if (style === 'matrix' && value === '') return `;${encodeName(name)}`;
  if (explode || style === 'deepObject') {
    const parts = pairs.map(([key, entry]) =>
      isNamed || isObject ? `${encodeName(key)}=${encode(entry)}` : encode(entry),
    );
    return start + parts.join(separators[0]);
  }
  const parts = pairs.flatMap((pair) => (isObject ? pair : pair.slice(1))).map(encode);
  return `${start}${isNamed ? `${encodeName(name)}=` : ''}${parts.join(separators[1])}`;
}

export const toPathSegment = (notation: SerializationStyle, value: WireValue): string =>
  serialize(notation, value, encodeStrictly);

export const toHeaderValue = (
  {explode}: Pick<SerializationStyle, 'explode'>,
  value: WireValue,
): string => serialize({name: '', style: 'simple', explode}, value, keep);

export const toQuery = (notation: SerializationStyle, value: WireValue): string =>
  notation.isQueryString === true && typeof value === 'string'
    ? encodeStrictly(value)
    : serialize(notation, value, notation.allowReserved === true ? encodeLightly : encodeStrictly);

/** Serialises a cookie. The style `cookie` of OpenAPI 3.2 has no percent-encoding. */
export const toCookie = (notation: SerializationStyle, value: WireValue): string =>
  notation.style === 'cookie'
    ? serialize(notation, value, keep)
    : toQuery(notation, value).replaceAll('&', '; ');

/** Separators in a value that is not exploded, before encoding. The default is a comma. */
const SEPARATORS: Readonly<Partial<Record<ParameterStyle, string>>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

/** Converts a list or object to form fields in a style of queries, without encoding. */
export function toFieldPairs(
  {name, style, explode}: SerializationStyle,
  value: readonly Json[] | JsonObject,
): readonly Pair[] {
  const pairs = findPairs(name, value, style === 'deepObject');
  if (explode || style === 'deepObject' || pairs.length === 0) return pairs;
  const parts = Array.isArray(value) ? pairs.map(([, text]) => text) : pairs.flat();
  return [[name, parts.join(SEPARATORS[style] ?? ',')]];
}
