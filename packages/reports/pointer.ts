import {asObject, findOwn, isJsonList, type JsonValue} from './json';
import {decodeText} from './text';

/**
 * Matches characters that would read as percent-encoding, and invisible ones, which could break or reverse a
 * line.
 */
const ENCODED = /[%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Most names have nothing to escape: a page of a large contract makes a million pointers. */
const PLAIN = /^[\w.$@-]*$/;

const escapeToken = (token: string): string =>
  PLAIN.test(token)
    ? token
    : token.replace(/~/g, '~0').replace(/\//g, '~1').replace(ENCODED, encodeURIComponent);

/** Unescapes a token of a pointer (RFC 6901, section 4): `b~1c` becomes `b/c`. */
export const unescapeToken = (token: string): string =>
  token.replace(/~1/g, '/').replace(/~0/g, '~');

/** The pointer of a member (RFC 6901, section 6): `#/paths` and `/users` give `#/paths/~1users`. */
export const joinPointer = (pointer: string, token: string | number): string =>
  `${pointer}/${escapeToken(String(token))}`;

/** The tokens of a pointer in a fragment (RFC 6901, section 6): `#/a/b~1c` gives `['a', 'b/c']`. */
export const splitPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => (PLAIN.test(token) ? token : unescapeToken(decodeText(token))));

/** A value and everything in it, from the outside in, each with its pointer. */
export function* listValues(
  value: JsonValue,
  pointer = '#',
): Generator<readonly [pointer: string, value: JsonValue]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries<JsonValue>(value))
    yield* listValues(member, joinPointer(pointer, key));
}

/** Returns the value at a pointer; undefined if there is none. */
export const findAt = (root: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) => (isJsonList(value) ? value[Number(token)] : findOwn(asObject(value), token)),
    root,
  );
