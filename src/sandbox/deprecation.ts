/** Months for which what is deprecated goes on to work at least. */
const MONTHS = 12;

/**
 * The headers of an answer to a request that uses something deprecated: since when it is (RFC 9745), and until when it
 * works at least (RFC 8594).
 *
 * @param date of the deprecation, `2026-11-25`
 */
export function toDeprecationHeaders(date: string): Readonly<Record<string, string>> {
  const since = new Date(date);
  const until = new Date(since);
  until.setUTCMonth(until.getUTCMonth() + MONTHS);
  return {Deprecation: `@${since.getTime() / 1000}`, Sunset: until.toUTCString()};
}
