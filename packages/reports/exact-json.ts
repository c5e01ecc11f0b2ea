import type {JsonValue} from './json';

/** Begins the text that a number is while JSON.parse or JSON.stringify is at work: a character that no text has. */
export const MARK = '\uE00F';

/** Texts without any of these have no number that would be rounded. */
const LONG = /\d{16}|\de\+/;

/** Matches a text or a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

const LONG_NUMBER = /^-?[1-9]\d{15,}$/;

/** Reads a number; a whole one that `number` would round is a `bigint`. */
export const readNumber = (text: string): number | bigint =>
  Number.isSafeInteger(Number(text)) || !/^-?\d+$/.test(text) ? Number(text) : BigInt(text);

/**
 * Reads JSON with every digit of its whole numbers.
 *
 * @throws SyntaxError as `JSON.parse`
 */
export function readJson(text: string): JsonValue {
  if (!LONG.test(text)) return JSON.parse(text) as JsonValue;
  const marked = text.replace(TOKEN, (token) =>
    LONG_NUMBER.test(token) ? `"${MARK}${token}"` : token,
  );
  return JSON.parse(marked, (_, value: JsonValue) =>
    typeof value === 'string' && value.startsWith(MARK) ? readNumber(value.slice(1)) : value,
  ) as JsonValue;
}

/**
 * Writes JSON with every digit of its whole numbers.
 *
 * @param indent columns for each level; all in one line if absent
 * @param replace as `JSON.stringify`
 */
export function writeJson(
  value: unknown,
  indent?: number,
  replace?: (key: string, member: unknown) => unknown,
): string {
  try {
    return JSON.stringify(value, replace, indent);
  } catch {
    const mark = (key: string, member: unknown): unknown =>
      typeof member === 'bigint'
        ? `${MARK}${member}`
        : replace === undefined
          ? member
          : replace(key, member);
    return JSON.stringify(value, mark, indent).replace(/"\uE00F(-?\d+)"/g, '$1');
  }
}
