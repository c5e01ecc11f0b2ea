import {MARK, readNumber} from '@openapi-portal/reports/json';

/** A plain whole number that JavaScript would round; neither in a block of text nor one that a tag makes a text. */
const LONG =
  /(?<=^|[\s,:[])(?<![|>][-+\d]*\s+)(?<!!\S*[ \t]+)-?[1-9]\d{15,}(?=[ \t]*(?:[,}\]]|$|\r?\n| #))/g;

/** Writes each number of a file of YAML or JSON that JavaScript would round as a text with a mark. */
export const markWholeNumbers = (text: string): string =>
  /\d{16}/.test(text) ? text.replace(LONG, `${MARK}$&`) : text;

/** The text of a file without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

function unmark(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return new RegExp(`^${MARK}-?\\d+$`).test(value)
    ? readNumber(value.slice(1))
    : withoutMarks(value);
}

/** Puts the numbers of a parsed file into the place of their marks, all digits kept; aliases stay one object. */
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
