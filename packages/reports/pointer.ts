import {asObject, findOwnMember, isJsonList, type JsonValue} from './json';
import {decodeText} from './text';

/** Matches `%` and invisible characters, which could break or reverse a line. */
const ENCODED = /[%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Matches tokens that need no escaping, for speed: a large contract has a million pointers. */
const PLAIN = /^[\w.$@-]*$/;

const escapeToken = (token: string): string =>
  PLAIN.test(token)
    ? token
    : token.replace(/~/g, '~0').replace(/\//g, '~1').replace(ENCODED, encodeURIComponent);

/** Unescapes a token of a pointer (RFC 6901, section 4): `b~1c` becomes `b/c`. */
export const unescapeToken = (token: string): string =>
  token.replace(/~1/g, '/').replace(/~0/g, '~');

/** Appends a token to a pointer (RFC 6901, section 6): `#/paths` and `/users` become `#/paths/~1users`. */
export const joinPointer = (pointer: string, token: string | number): string =>
  `${pointer}/${escapeToken(String(token))}`;

/** Splits a pointer in a fragment into its tokens (RFC 6901, section 6): `#/a/b~1c` becomes `['a', 'b/c']`. */
export const splitPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => (PLAIN.test(token) ? token : unescapeToken(decodeText(token))));

export function* listValues(
  value: JsonValue,
  pointer = '#',
): Generator<readonly [pointer: string, value: JsonValue]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries<JsonValue>(value))
    yield* listValues(member, joinPointer(pointer, key));
}

export const findAt = (root: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) =>
      isJsonList(value) ? value[Number(token)] : findOwnMember(asObject(value), token),
    root,
  );
