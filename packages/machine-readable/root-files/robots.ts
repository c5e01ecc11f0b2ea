/** The settings of Docusaurus that say what crawlers may read. */
export interface Crawling {
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
