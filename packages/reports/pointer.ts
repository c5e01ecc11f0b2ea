import {asObject, findOwn, isJsonList, type JsonValue} from './json';
import {decodeText} from './text';

/** What would read as an encoded character, and what nobody can see: it could break a line, or turn it round. */
const ENCODED = /[%\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Most names have nothing to escape: a page of a large contract makes a million pointers. */
const PLAIN = /^[\w.$@-]*$/;

const escapeToken = (token: string): string =>
  PLAIN.test(token)
    ? token
    : token.replace(/~/g, '~0').replace(/\//g, '~1').replace(ENCODED, encodeURIComponent);

/** The name that a token of a pointer stands for (RFC 6901, section 4): `b~1c` gives `b/c`. */
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

/** The value that a pointer leads to; nothing where it leads nowhere. */
export const findAt = (root: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) => (isJsonList(value) ? value[Number(token)] : findOwn(asObject(value), token)),
    root,
  );
