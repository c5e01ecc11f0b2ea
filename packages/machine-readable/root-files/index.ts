import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The fields of `security.txt` (RFC 9116) that the site configures. */
export interface SecurityContact {
  /** A `mailto:`, `tel:` or `https:` URL. */
  readonly contact: string;
  /** Expiry date in the format of RFC 3339, at most one year ahead. */
  readonly expires: string;
}

/** Path of the file on a host (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Lists the invalid settings, each with a fix. */
export function findMistakes({contact, expires}: SecurityContact, now: Date): readonly string[] {
  const time = DATE.test(expires) ? Date.parse(expires) : NaN;
  const mistakes = [
    !/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(contact) &&
      `contact is ${JSON.stringify(contact)}: write a mailto:, tel: or https: URL`,
    Number.isNaN(time) &&
      `expires is ${JSON.stringify(expires)}: write a time such as 2027-06-30T00:00:00Z`,
    time <= now.getTime() &&
      `expires is in the past (${expires}): check that the contact is still right, then set a new date`,
  ];
  return mistakes.filter((one) => one !== false);
}

/**
 * Builds `security.txt` (RFC 9116).
 *
 * @throws Error with all invalid settings
 */
export function buildSecurityTxt(
  security: SecurityContact,
  address: string,
  now = new Date(),
): string {
  const mistakes = findMistakes(security, now);
  if (mistakes.length > 0) {
    throw new Error(['The options for security.txt are invalid:', ...mistakes].join('\n  '));
  }
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(`/${SECURITY_TXT}`, address).href}`,
    '',
  ].join('\n');
}

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
