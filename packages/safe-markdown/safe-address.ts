import {isDecodable} from '@openapi-portal/reports/text';

/** Schemes that open a page, a mail or a call. Others could run code, or imitate this site. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Relative addresses are read against a page of this site. */
const PAGE = 'https://docs.example.com/page';

/**
 * Returns true if a URL of a contract is safe to link: a web page, a mailbox, a telephone number, or a relative
 * URL. It is read as browsers do (WHATWG URL Standard), which ignore case and remove the line breaks in
 * `java\nscript:`. URLs with spaces, backslashes or invisible characters are therefore unsafe. Percent signs must
 * be valid encodings for the site's router and link check.
 */
export function isSafeAddress(address: string): boolean {
  if (/[\p{C}\s\\]/u.test(address) || !URL.canParse(address, PAGE)) return false;
  if (!URL.canParse(address) && !isDecodable(address)) return false;
  return SCHEMES.has(new URL(address, PAGE).protocol);
}
