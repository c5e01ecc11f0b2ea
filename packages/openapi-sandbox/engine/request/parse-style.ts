import type {SandboxParameter} from '../../model/model';
import {Refusal} from '../refusal';

/** The texts of a serialized parameter: one text, a list, or texts by name, which are nested for `deepObject`. */
export type WireValue = string | readonly string[] | {readonly [name: string]: WireValue};

type Shape = 'primitive' | 'array' | 'object';

/** @throws URIError if the text is not percent-encoded UTF-8 */
const decode = (text: string): string => decodeURIComponent(text);

const decodeQuery = (text: string): string => decode(text.replace(/\+/g, ' '));

/** Builds an object from parts such as `a=1` (exploded) or from alternating names and values. */
function toMembers(parts: readonly string[], isExploded: boolean): Record<string, string> {
  if (isExploded) {
    return Object.fromEntries(
      parts.map((part) => {
        const [name = '', ...rest] = part.split('=');
        return [name, rest.join('=')];
      }),
    );
  }
  const names = parts.filter((_, index) => index % 2 === 0);
  return Object.fromEntries(names.map((name, index) => [name, parts[index * 2 + 1] ?? '']));
}

function toWireValue(parts: readonly string[], shape: Shape, isExploded: boolean): WireValue {
  return shape === 'array' ? parts : toMembers(parts, isExploded);
}

/**
 * Parses a path parameter of style `simple`, `label` or `matrix` (OpenAPI 3.1, Style Values).
 *
 * @throws URIError if the text is not percent-encoded UTF-8
 */
export function parsePathValue(
  text: string,
  {name, style, explode}: Pick<SandboxParameter, 'name' | 'style' | 'explode'>,
  shape: Shape,
): WireValue {
  const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
  const separator = !explode || style === 'simple' ? ',' : style === 'label' ? '.' : ';';
  const isNamed = style === 'matrix' && explode;
  if (shape === 'primitive')
    return decode(text.startsWith(prefix) ? text.slice(prefix.length) : text);
  const start = isNamed ? ';' : prefix;
  const parts = (text.startsWith(start) ? text.slice(start.length) : text).split(separator);
  const values = parts.map((part) =>
    isNamed && shape === 'array' ? part.slice(name.length + 1) : part,
  );
  return toWireValue(values.map(decode), shape, explode);
}

/** Parses a header of style `simple`, which is not percent-encoded. */
export function parseHeaderValue(text: string, explode: boolean, shape: Shape): WireValue {
  if (shape === 'primitive') return text;
  return toWireValue(
    text.split(',').map((part) => part.trim()),
    shape,
    explode,
  );
}

/** A name and its value, still percent-encoded. */
export type Pair = readonly [name: string, value: string];

/** Maximum number of values in a query or form. Each parameter and field is searched for in all of them. */
const MAX_PAIRS = 1000;

/**
 * Lists the names and values of a query or form in order.
 *
 * @throws Refusal with 400 if there are too many values
 */
export function listPairs(search: string, what: string): readonly Pair[] {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS)
    throw new Refusal(400, {detail: `The ${what} has more than ${MAX_PAIRS} values.`});
  return pairs.map((pair) => {
    const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(pair) ?? [];
    return [name, value];
  });
}

/** Maximum number of brackets in a `deepObject` name. Names with more brackets are ignored. */
const MAX_LEVELS = 20;

/** Returns the names in brackets: `range` and `from` for `filter[range][from]`; undefined for other parameters. */
function listNames(key: string, name: string): readonly string[] | undefined {
  const rest = key.startsWith(`${name}[`) ? key.slice(name.length) : '';
  const names = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, one = '']) => one);
  const isNested = names.length > 0 && names.length <= MAX_LEVELS;
  return isNested && names.map((one) => `[${one}]`).join('') === rest ? names : undefined;
}

interface DeepEntry {
  readonly names: readonly string[];
  readonly text: string;
}

/** Builds nested objects from names in brackets. Values of repeated names become an array. */
function nest(entries: readonly DeepEntry[]): WireValue {
  const texts = entries.filter(({names}) => names.length === 0).map(({text}) => text);
  if (texts.length > 0) return texts.length === 1 ? (texts[0] ?? '') : texts;
  const members = new Map<string, DeepEntry[]>();
  for (const {names, text} of entries) {
    const [name = '', ...inner] = names;
    const known = members.get(name) ?? [];
    known.push({names: inner, text});
    members.set(name, known);
  }
  return Object.fromEntries([...members].map(([name, inner]) => [name, nest(inner)]));
}

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  form: /,/,
  spaceDelimited: /%20|\+/,
  pipeDelimited: /%7C|\|/i,
};

/**
 * Parses a query parameter or cookie of style `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`.
 *
 * @param isMember returns true for the names of an object's members, because an exploded `form` object is sent
 *   without the name of the parameter
 * @returns undefined if absent; a list if a parameter that is not a list is repeated
 * @throws URIError if the text is not percent-encoded UTF-8
 */
export function parseQueryValue(
  pairs: readonly Pair[],
  {name, style, explode}: Pick<SandboxParameter, 'name' | 'style' | 'explode'>,
  shape: Shape,
  isMember: (name: string) => boolean = () => false,
): WireValue | undefined {
  const named = pairs.map(([key, value]) => [decodeQuery(key), value] as const);
  if (shape === 'object' && style === 'deepObject') {
    const entries = named.flatMap(([key, value]) => {
      const names = listNames(key, name);
      return names === undefined ? [] : [{names, text: decodeQuery(value)}];
    });
    return entries.length > 0 ? nest(entries) : undefined;
  }
  if (shape === 'object' && explode) {
    const entries = named.filter(([key]) => isMember(key));
    if (entries.length === 0) return undefined;
    return Object.fromEntries(entries.map(([key, value]) => [key, decodeQuery(value)]));
  }
  const values = named.flatMap(([key, value]) => (key === name ? [value] : []));
  const [first] = values;
  if (first === undefined) return undefined;
  if (shape === 'primitive')
    return values.length === 1 ? decodeQuery(first) : values.map(decodeQuery);
  if (explode && values.length > 1) return values.map(decodeQuery);
  const parts =
    explode && (style === 'form' || style === 'cookie')
      ? [first]
      : first.split(SEPARATORS[style] ?? /,/);
  return toWireValue(parts.map(decodeQuery), shape, false);
}
