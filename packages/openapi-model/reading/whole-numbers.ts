import {MARK, readNumber} from '@openapi-portal/reports/json';

/** Matches an integer that JavaScript would round, unless it is in a block of text or a tag makes it a string. */
const LONG =
  /(?<=^|[\s,:[])(?=-?[1-9]\d{15})(?<![|>][-+\d]*\s+)(?<!!\S*[ \t]+)-?[1-9]\d{15,}(?=[ \t]*(?:[,}\]]|$|\r?\n| #))/g;

/** Marks the integers in a YAML or JSON file that JavaScript would round, so that parsers read them as strings. */
export const markWholeNumbers = (text: string): string =>
  /\d{16}/.test(text) ? text.replace(LONG, `${MARK}$&`) : text;

export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

function unmark(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return new RegExp(`^${MARK}-?\\d+$`).test(value)
    ? readNumber(value.slice(1))
    : withoutMarks(value);
}

/** Replaces marked strings in a parsed file with numbers that keep all digits. Aliases stay the same object. */
export function readWholeNumbers(document: unknown): unknown {
  const seen = new Set<unknown>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      (value as Record<string, unknown>)[key] = unmark(member);
      open.push(member);
    }
  }
  return unmark(document);
}
