import {formatDay} from '@openapi-portal/static-pages/formats';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Formats the hour and minute of a time in UTC. */
export const formatHour = (at: string): string => HOUR.format(new Date(at));

/** Formats a time, such as `2 November, 07:10`; without a time, only the day. */
export const formatTime = (at: string): string =>
  at.includes('T') ? `${formatDay(at)}, ${formatHour(at)}` : formatDay(at);

/** Formats a time, such as `Monday, 16 November 2026, 07:30 UTC`. */
export const formatMoment = (at: string): string =>
  `${MOMENT.format(new Date(at)).replace(/^(\w+) /, '$1, ')}, ${formatHour(at)} UTC`;
