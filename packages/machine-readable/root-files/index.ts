import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildSecurityTxt, SECURITY_TXT, type SecurityContact} from './security-txt';

interface Crawling {
  /** URL of the site, including the base path, with a trailing slash. */
  readonly address: string;
  readonly baseUrl: string;
  readonly noIndex: boolean;
  /** URLs of the site in other languages. */
  readonly others?: readonly string[];
}

/** Builds `robots.txt` (RFC 9309), which allows crawlers to read everything, or nothing if `noIndex` is set. */
export const buildRobots = ({address, baseUrl, noIndex, others = []}: Crawling): string =>
  noIndex
    ? `User-agent: *\nDisallow: ${baseUrl}\n`
    : `User-agent: *\nAllow: ${baseUrl}\n\n${[address, ...others].map((each) => `Sitemap: ${each}sitemap.xml\n`).join('')}`;

const listOthers = (url: string, i18n: LoadContext['i18n'] | undefined): readonly string[] =>
  Object.entries(i18n?.localeConfigs ?? {}).flatMap(([locale, {baseUrl}]) =>
    locale === i18n?.currentLocale ? [] : [url + baseUrl],
  );

export interface RootFilesOptions {
  /** Contact for reporting vulnerabilities. If absent, no `security.txt` is written. */
  readonly security?: SecurityContact;
}

/**
 * Docusaurus plugin that writes `robots.txt` and `security.txt`. Programs look for these files at the root of a
 * host, so the host of a site with a base path must map them.
 *
 * @throws Error with all invalid settings of `security.txt`, before the build starts
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
