import type {SandboxParameter} from '../../model/model';
import {Refusal} from '../refusal';

/** A value as an address or header carries it: one text, several, or several by name, which `deepObject` nests. */
export type WireValue = string | readonly string[] | {readonly [name: string]: WireValue};

type Shape = 'primitive' | 'array' | 'object';

/** @throws URIError where `%` is not followed by two hexadecimal digits of UTF-8 */
const decode = (text: string): string => decodeURIComponent(text);

const decodeQuery = (text: string): string => decode(text.replace(/\+/g, ' '));

/** Members of an object from `a=1` each, or from names and values in turn. */
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
 * Parses a path value of style `simple`, `label` or `matrix` (OpenAPI 3.1, Style Values).
 *
 * @param text as in the URL
 * @throws URIError as `decodeURIComponent`
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

/** A value of a header, `simple`: it is not percent-encoded. */
export function parseHeaderValue(text: string, explode: boolean, shape: Shape): WireValue {
  if (shape === 'primitive') return text;
  return toWireValue(
    text.split(',').map((part) => part.trim()),
    shape,
    explode,
  );
}

/** A name and its value, still encoded. */
export type Pair = readonly [name: string, value: string];

/** Pairs of a query or a form: each parameter and each field is looked for in all. */
const MAX_PAIRS = 1000;

/**
 * Lists the names and values of a query in order.
 *
 * @param what name of the source in messages
 * @throws Refusal with 400 if there are too many
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

/** Names within names: what is nested deeper is no member. */
const MAX_LEVELS = 20;

/**
 * Returns the path of names in brackets: `range`, `from` for `filter[range][from]`; undefined for another
 * parameter.
 */
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

/** Builds an object from names in brackets; repeated names become an array. */
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
 * Parses a query or cookie value of style `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`.
 *
 * @param isMember returns true for the name of a member, which an exploded `form` sends without the parameter's
 *   name
 * @returns undefined if absent; several texts if a single value is repeated
 * @throws URIError as `decodeURIComponent`
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
