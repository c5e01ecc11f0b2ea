/** Minimum number of months for which a deprecated feature continues to work. */
const MONTHS = 12;

/**
 * Builds the headers of responses to requests that use a deprecated feature: `Deprecation` (RFC 9745) with its
 * date, and `Sunset` (RFC 8594) with the earliest date of removal.
 *
 * @param date of the deprecation, such as `2026-11-25`
 */
export function toDeprecationHeaders(date: string): Readonly<Record<string, string>> {
  const since = new Date(date);
  const until = new Date(since);
  until.setUTCMonth(until.getUTCMonth() + MONTHS);
  return {Deprecation: `@${since.getTime() / 1000}`, Sunset: until.toUTCString()};
}
