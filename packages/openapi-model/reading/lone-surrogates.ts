import {formatCount, type Problem, YamlSource} from '@openapi-portal/reports';
import {joinPointer} from '@openapi-portal/reports/pointer';

/** Matches escapes of surrogates in JSON and YAML. A file cannot contain them otherwise, because UTF-8 has none. */
const ESCAPE = /\\(?:u|U0{4})[dD][89a-fA-F]/;

/** Matches surrogates that are not part of a pair. */
const HALF = /\p{Cs}/gu;

const hasHalf = (text: string): boolean => /\p{Cs}/u.test(text);

const mendText = (text: string): string => text.replace(HALF, '\uFFFD');

const mendValue = (value: unknown): unknown =>
  typeof value === 'string' ? mendText(value) : value;

function rename(holder: object): void {
  const members = Object.entries<unknown>(holder as Record<string, unknown>);
  for (const [key] of members) Reflect.deleteProperty(holder, key);
  for (const [key, value] of members)
    Object.defineProperty(holder, mendText(key), {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
}

/**
 * Replaces each half of a surrogate pair in the keys and texts of a parsed file with U+FFFD, as an encoder of UTF-8
 * would. Neither URLs nor files can contain a half (RFC 8259, section 8.2; YAML 1.2.2, section 5.1).
 *
 * @returns the pointers of the keys and texts in the file as it was
 */
function mendDocument(document: unknown): readonly string[] {
  const pointers: string[] = [];
  const seen = new Set<unknown>();
  const open: [value: unknown, pointer: string][] = [[document, '#']];
  // The loop adds to the list, so that the first pointer is that of the outermost value.
  for (const [holder, pointer] of open) {
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    const members = Object.entries<unknown>(holder as Record<string, unknown>);
    for (const [key, value] of members) {
      const own = joinPointer(pointer, key);
      if (hasHalf(key) || (typeof value === 'string' && hasHalf(value))) pointers.push(own);
      (holder as Record<string, unknown>)[key] = mendValue(value);
      open.push([value, own]);
    }
    if (members.some(([key]) => hasHalf(key))) rename(holder);
  }
  return pointers;
}

/** Replaces halves of surrogate pairs. Returns a warning with the first location; undefined if there is none. */
export function replaceLoneSurrogates(
  {body, absoluteRef}: {readonly body: string; readonly absoluteRef: string},
  document: unknown,
): Problem | undefined {
  if (!ESCAPE.test(body)) return undefined;
  const [first, ...others] = mendDocument(document);
  if (first === undefined) return undefined;
  const more = others.length > 0 ? `, and at ${formatCount(others.length, 'other location')}` : '';
  return {
    file: absoluteRef,
    ...new YamlSource(body).findLocation(first),
    message: `Half of a surrogate pair is written here${more}: no URL or file can contain it, so readers see \uFFFD`,
    fix: 'write both halves of the pair, as in \\ud83d\\ude00, or remove the half',
  };
}
