/** In UTC, so that all readers see the same date. */
const options = {day: 'numeric', month: 'long', timeZone: 'UTC'} as const;

const DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {...options, year: 'numeric'});
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', options);

/**
 * Formats a date as `21 November 2026`.
 *
 * @param at an RFC 3339 date or time, or milliseconds since 1970
 */
export const formatDate = (at: string | number): string => DATE.format(new Date(at));

/** Formats a date as `21 November`. */
export const formatDay = (at: string | number): string => DAY.format(new Date(at));
