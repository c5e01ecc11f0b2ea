import type {JsonValue} from './json';

/** Private-use prefix of strings that replace large integers in JSON. */
export const MARK = '\uE00F';

/** Matches JSON text that may contain a number that JavaScript would round. */
const LONG = /\d{16}|\de\+/;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

const LONG_NUMBER = /^-?[1-9]\d{15,}$/;

/** Parses a number. An integer that `number` would round becomes a `bigint`. */
export const readNumber = (text: string): number | bigint =>
  Number.isSafeInteger(Number(text)) || !/^-?\d+$/.test(text) ? Number(text) : BigInt(text);

/** Parses JSON and keeps all digits of integers. Throws a SyntaxError as `JSON.parse`. */
export function readJson(text: string): JsonValue {
  // Throws before the long numbers are marked, because strings without an end would be searched again and again.
  const rounded = JSON.parse(text) as JsonValue;
  if (!LONG.test(text)) return rounded;
  const marked = text.replace(TOKEN, (token) =>
    LONG_NUMBER.test(token) ? `"${MARK}${token}"` : token,
  );
  return JSON.parse(marked, (_, value: JsonValue) =>
    typeof value === 'string' && value.startsWith(MARK) ? readNumber(value.slice(1)) : value,
  ) as JsonValue;
}

/** Formats JSON with all digits of integers. `replace` is as in `JSON.stringify`. */
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
