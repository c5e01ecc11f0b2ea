import type {JsonValue} from './json';

declare global {
  interface BigInt {
    toJSON(): number;
  }
}

// Code that does not know these numbers writes them rounded, as JSON.parse reads them, instead of throwing.
// oxlint-disable-next-line no-extend-native -- JSON.stringify offers nothing else.
BigInt.prototype.toJSON = function toRounded(this: bigint): number {
  return Number(this);
};

/** Begins the text that a number is while JSON.parse or JSON.stringify is at work: a character that no text has. */
const MARK = '\uE00F';

/** Texts without any of these have no number that would be rounded. */
const LONG = /\d{16}|\de\+/;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\b[1-9]\d{15,}(?![\d.eE])/g;

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
    token.startsWith('"') ? token : `"${MARK}${token}"`,
  );
  return JSON.parse(marked, (_, value: JsonValue) =>
    typeof value === 'string' && value.startsWith(MARK) ? readNumber(value.slice(1)) : value,
  ) as JsonValue;
}

/**
 * Writes JSON with every digit of its whole numbers.
 *
 * @param indent columns for each level; all in one line if absent
 */
export function writeJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, undefined, indent);
  if (!LONG.test(text)) return text;
  function mark(this: Readonly<Record<string, unknown>>, key: string, member: unknown): unknown {
    const own = this[key];
    return typeof own === 'bigint' ? `${MARK}${own}` : member;
  }
  return JSON.stringify(value, mark, indent).replace(/"\uE00F(-?\d+)"/g, '$1');
}
