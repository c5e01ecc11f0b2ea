import {formatValue} from '@openapi-portal/reports/json';

import type {Cursor} from '@openapi-portal/openapi-model';
import {findReference, type Reference} from './address';
import type {PageContext} from './page';

/**
 * Extensions with details of a deprecation, in order of precedence. OpenAPI itself only defines `deprecated: true`.
 * `since` and `until` correspond to the headers `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).
 */
export const DEPRECATION_KEYWORDS = {
  since: ['x-deprecated-since', 'x-deprecated-at', 'x-deprecation-date'],
  until: ['x-sunset', 'x-sunset-date'],
  instead: ['x-replaced-by', 'x-replacement'],
} as const;

export type Replacement =
  | {readonly kind: 'link'; readonly link: Reference}
  | {readonly kind: 'name' | 'text'; readonly text: string};

export interface Deprecation {
  /** A date such as `2026-03-01`, or a version. */
  readonly since?: string;
  readonly until?: string;
  readonly instead?: Replacement;
}

/** Formats a date of RFC 9651 (`@` and seconds since 1970) as a day. Returns other text unchanged. */
const toDay = (text: string): string =>
  /^@-?\d{1,11}$/.test(text)
    ? new Date(Number(text.slice(1)) * 1000).toISOString().slice(0, 10)
    : text;

const findText = (owner: Cursor, keywords: readonly string[]): Cursor | undefined =>
  keywords.flatMap((keyword) => owner.get(keyword) ?? [])[0];

function toReplacement(value: Cursor, context: Pick<PageContext, 'findOperation'>): Replacement {
  const text = formatValue(value.value).trim();
  const operation = context.findOperation?.(text);
  if (operation !== undefined) {
    return {kind: 'link', link: {label: operation.title, href: operation.href}};
  }
  if (/\s/.test(text)) return {kind: 'text', text};
  if (!/^[a-z]+:/i.test(text)) return {kind: 'name', text: text.split('/').at(-1) ?? text};
  const link = findReference(value.with({address: text}), ['name', 'address']);
  return {kind: 'link', link: link ?? {label: text}};
}

/** Finds the dates and the replacement of a deprecation; undefined if the contract has neither. */
export function findDeprecation(
  owner: Cursor,
  context: Pick<PageContext, 'findOperation'>,
): Deprecation | undefined {
  const {since, until, instead} = DEPRECATION_KEYWORDS;
  const [start, end] = [since, until].map((keywords) => findText(owner, keywords));
  const replacement = findText(owner, instead);
  if (start === undefined && end === undefined && replacement === undefined) return undefined;
  return {
    ...(start !== undefined && {since: toDay(formatValue(start.value))}),
    ...(end !== undefined && {until: toDay(formatValue(end.value))}),
    ...(replacement !== undefined && {instead: toReplacement(replacement, context)}),
  };
}
