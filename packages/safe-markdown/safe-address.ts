import {isDecodable} from '@openapi-portal/reports/text';

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
