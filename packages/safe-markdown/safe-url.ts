import {isDecodable} from '@openapi-portal/reports/text';

/** URL schemes that open a page, an email or a call. Other schemes could run code or imitate this site. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Base of relative URLs; any page of the site would do. */
const PAGE = 'https://docs.example.com/page';

/**
 * Returns true if a URL from a contract is safe to link: a web page, an email address, a phone number or a relative
 * URL. The URL is parsed as browsers do (WHATWG URL Standard), which ignore case and remove the line break of
 * `java\nscript:`. URLs with spaces, backslashes or invisible characters are therefore unsafe. Percent signs of a
 * relative URL must be valid encodings for the site's router and link check.
 */
export function isSafeUrl(address: string): boolean {
  if (/[\p{C}\s\\]/u.test(address) || !URL.canParse(address, PAGE)) return false;
  if (!URL.canParse(address) && !isDecodable(address)) return false;
  return SCHEMES.has(new URL(address, PAGE).protocol);
}
