import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildSecurityTxt, SECURITY_TXT, type SecurityContact} from './security-txt';

/** The settings of Docusaurus that say what crawlers may read. */
interface Crawling {
  /** Address of the site, with its base path and a slash at the end. */
  readonly address: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
}

/** What crawlers may read, by RFC 9309: everything, or nothing where the site is not to be found. */
export const buildRobots = ({address, baseUrl, noIndex}: Crawling): string =>
  noIndex
    ? `User-agent: *\nDisallow: ${baseUrl}\n`
    : `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${address}sitemap.xml\n`;

export interface RootFilesOptions {
  /** Whom to tell of a weakness of the site or product; without it there is no `security.txt`. */
  readonly security?: SecurityContact;
}

/**
 * Writes what programs look for at the root of a host. Below a base path it lies in the build, for the host to
 * map it there.
 *
 * @param options `RootFilesOptions`: Docusaurus hands them on untyped
 * @throws Error naming every mistake in the settings of `security.txt`, before anything is built
 */
export default function rootFiles({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {security} = options as RootFilesOptions;
  const address = siteConfig.url + baseUrl;
  const files: Record<string, string> = {
    'robots.txt': buildRobots({address, baseUrl, noIndex: siteConfig.noIndex}),
    ...(security !== undefined && {[SECURITY_TXT]: buildSecurityTxt(security, address)}),
  };
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, content);
      }
    },
  };
}
