/** British dates in UTC, so that all readers see the same. */
const options = {day: 'numeric', month: 'long', timeZone: 'UTC'} as const;

const DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {...options, year: 'numeric'});
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', options);

/** A date such as 21 November 2026, from a time or date as RFC 3339 writes it, or in milliseconds. */
export const formatDate = (at: string | number): string => DATE.format(new Date(at));

/** A date without its year. */
export const formatDay = (at: string | number): string => DAY.format(new Date(at));
