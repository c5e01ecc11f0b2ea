import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Matches elements that load a script or a stylesheet, with their URLs. */
const ELEMENT =
  /<(?:script(?=[^>]* src=)|link(?=[^>]* rel="?stylesheet))(?=[^>]* (?:src|href)="?([^" >]+))/g;

/** The digest that a browser compares a file with before it uses it (W3C Subresource Integrity). */
export const toIntegrity = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Adds `integrity` to the scripts and stylesheets of a page.
 *
 * @param findDigest returns the digest of a file by URL; undefined for URLs outside of the site
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
 * Computes digests of a build's files by URL, reading each file once. Files of other hosts have none.
 *
 * @param dir absolute path of the build
 * @param baseUrl path of the build on its host
 * @returns a function that throws an Error for a URL of the site without a file
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
