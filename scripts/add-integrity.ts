import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Elements by which a page loads a script or a stylesheet, with their addresses. */
const ELEMENT =
  /<(?:script(?=[^>]* src=)|link(?=[^>]* rel="?stylesheet))(?=[^>]* (?:src|href)="?([^" >]+))/g;

/** The digest that a browser compares a file with before it uses it (W3C Subresource Integrity). */
export const toIntegrity = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * A page that says of each script and stylesheet of its site what is in it.
 *
 * @param findDigest of a file, by its address; nothing of what is no file of the site
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
 * Has the digests of a build's files by their addresses, each file read once; of other hosts' files it has none.
 *
 * @param dir absolute path of the build
 * @param baseUrl where it stands on its host
 * @returns what throws an Error at an address of the site that has no file
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
