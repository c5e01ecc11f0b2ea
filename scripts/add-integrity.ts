import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Matches script and stylesheet tags, and captures the URL of the file that they load. */
const ELEMENT =
  /<(?:script(?=[^>]* src=)|link(?=[^>]* rel="?stylesheet))(?=[^>]* (?:src|href)="?([^" >]+))/g;

/** Returns the value of an `integrity` attribute (W3C Subresource Integrity). */
export const toIntegrity = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds `integrity` attributes to the scripts and stylesheets of a page.
 *
 * @param findDigest returns the digest of the file at a URL; undefined if the URL is outside the site
 */
export const addIntegrity = (
  html: string,
  findDigest: (address: string) => string | undefined,
): string =>
  html.replace(ELEMENT, (element, address: string) => {
    const digest = findDigest(address);
    return digest === undefined ? element : `${element} integrity="${digest}"`;
  });

/**
 * Creates a function that returns the digest of the file at a URL, and reads each file only once.
 *
 * @returns a function that returns undefined for other hosts, and throws if the site has no such file
 */
export function createDigests(
  dir: string,
  baseUrl: string,
): (address: string) => string | undefined {
  const digests = new Map<string, string>();
  return (address) => {
    if (!address.startsWith(baseUrl)) return undefined;
    const known = digests.get(address);
    if (known !== undefined) return known;
    const digest = toIntegrity(fs.readFileSync(path.join(dir, address.slice(baseUrl.length))));
    digests.set(address, digest);
    return digest;
  };
}
