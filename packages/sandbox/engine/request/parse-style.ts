import type {SandboxParameter} from '../../model/model';

/** A value as an address or header carries it: one text, several, or several by name. */
export type WireValue = string | readonly string[] | Readonly<Record<string, string>>;

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
 * A value of a path: `simple`, `label` or `matrix` (OpenAPI 3.1, Style Values).
 *
 * @param text as it stands in the address
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

/** Names and values of a query, still encoded, in their order. */
export const listPairs = (search: string): readonly (readonly [string, string])[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(pair) ?? [];
      return [name, value];
    });

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  form: /,/,
  spaceDelimited: /%20|\+/,
  pipeDelimited: /%7C|\|/i,
};

/**
 * A value of a query or cookie: `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`.
 *
 * @param members names of the object's members, which an exploded `form` gives without that of the parameter
 * @returns nothing where the query does not have it, several texts where one that may stand once stands often
 * @throws URIError as `decodeURIComponent`
 */
export function parseQueryValue(
  pairs: readonly (readonly [string, string])[],
  {name, style, explode}: Pick<SandboxParameter, 'name' | 'style' | 'explode'>,
  shape: Shape,
  members: readonly string[] = [],
): WireValue | undefined {
  const named = pairs.map(([key, value]) => [decodeQuery(key), value] as const);
  const take = (find: (key: string) => string | undefined): [string, string][] =>
    named.flatMap(([key, value]): [string, string][] => {
      const member = find(key);
      return member === undefined ? [] : [[member, decodeQuery(value)]];
    });
  if (shape === 'object' && (style === 'deepObject' || explode)) {
    const entries = take((key) => {
      if (style !== 'deepObject') return members.includes(key) ? key : undefined;
      return key.startsWith(`${name}[`) && key.endsWith(']')
        ? key.slice(name.length + 1, -1)
        : undefined;
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  const values = named.flatMap(([key, value]) => (key === name ? [value] : []));
  const [first] = values;
  if (first === undefined) return undefined;
  if (shape === 'primitive')
    return values.length === 1 ? decodeQuery(first) : values.map(decodeQuery);
  if (explode && values.length > 1) return values.map(decodeQuery);
  const parts = explode && style === 'form' ? [first] : first.split(SEPARATORS[style] ?? /,/);
  return toWireValue(parts.map(decodeQuery), shape, false);
}
