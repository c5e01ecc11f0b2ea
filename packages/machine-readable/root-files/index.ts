import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildSecurityTxt, SECURITY_TXT, type SecurityContact} from './security-txt';

/** The settings of Docusaurus for crawlers. */
interface Crawling {
  /** Address of the site, with its base path and a slash at the end. */
  readonly address: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
  /** Addresses of the same site in other languages. */
  readonly others?: readonly string[];
}

/** Builds `robots.txt` (RFC 9309): crawlers may read everything, or nothing if the site has `noIndex`. */
export const buildRobots = ({address, baseUrl, noIndex, others = []}: Crawling): string =>
  noIndex
    ? `User-agent: *\nDisallow: ${baseUrl}\n`
    : `User-agent: *\nAllow: ${baseUrl}\n\n${[address, ...others].map((each) => `Sitemap: ${each}sitemap.xml\n`).join('')}`;

/** Lists the base URLs of the site's other languages. */
const listOthers = (url: string, i18n: LoadContext['i18n'] | undefined): readonly string[] =>
  Object.entries(i18n?.localeConfigs ?? {}).flatMap(([locale, {baseUrl}]) =>
    locale === i18n?.currentLocale ? [] : [url + baseUrl],
  );

export interface RootFilesOptions {
  /** The contact for vulnerabilities of the site or product; without it there is no `security.txt`. */
  readonly security?: SecurityContact;
}

/**
 * Writes the files that programs look for at the root of a host. Below a base path they are in the build, and the
 * host must map them.
 *
 * @param options `RootFilesOptions`: Docusaurus passes them on untyped
 * @throws Error naming every mistake in the settings of `security.txt`, before anything is built
 */
export default function rootFiles(
  {siteConfig, baseUrl, i18n}: LoadContext,
  options: unknown,
): Plugin {
  const {security} = options as RootFilesOptions;
  const address = siteConfig.url + baseUrl;
  const {noIndex} = siteConfig;
  const others = listOthers(siteConfig.url, i18n);
  const files: Record<string, string> = {
    'robots.txt': buildRobots({address, baseUrl, noIndex, others}),
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
