import {isDecodable} from '@openapi-portal/reports/text';

import type {Cursor} from '@openapi-portal/openapi-model';

/** What opens a page or writes to somebody. All else could run code, or show what seems to be ours. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Relative addresses are read against a page of this site. */
const PAGE = 'https://docs.example.com/page';

/**
 * Whether a reader may be led to an address of a contract: one of the web, of a mailbox or a telephone, or one
 * relative to the page. It is read as browsers do (the URL Standard of WHATWG): they take no notice of case,
 * and take out the line breaks in `java\nscript:`. So none is safe that has blanks, backslashes or
 * characters that are not seen. The site's own router, and the check of links, want percent signs that stand for
 * characters.
 */
export function isSafeAddress(address: string): boolean {
  if (/[\p{C}\s\\]/u.test(address) || !URL.canParse(address, PAGE)) return false;
  if (!URL.canParse(address) && !isDecodable(address)) return false;
  return SCHEMES.has(new URL(address, PAGE).protocol);
}

/** Something that a contract leads to. */
export interface Reference {
  /** What it is called; the address itself where it has no name. */
  readonly label: string;
  /** Absent where the contract gives no address, or one that no reader may be led to. */
  readonly href?: string;
  /** An address that is only shown. */
  readonly refused?: string;
}

/**
 * What a member of a contract leads to.
 *
 * @param keys of its name and of its address
 * @returns nothing where it has neither
 */
export function findReference(
  owner: Cursor | undefined,
  [nameKey, addressKey]: readonly [string, string],
): Reference | undefined {
  const [name, address] = [owner?.text(nameKey), owner?.text(addressKey)?.trim()];
  if (address === undefined) return name === undefined ? undefined : {label: name};
  if (isSafeAddress(address)) return {label: name ?? address, href: address};
  return name === undefined || name.trim() === address
    ? {label: address}
    : {label: name, refused: address};
}

/** A mailbox, and the address that writes to it. What follows a `?` would write the letter, too. */
export function toMailbox(email: string): Reference {
  const href = `mailto:${email}`;
  return isSafeAddress(href) && !email.includes('?') ? {label: email, href} : {label: email};
}
