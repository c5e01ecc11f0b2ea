import fs from 'node:fs';

/** The paths of the pages that a sitemap lists. */
export const toPaths = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);

/** The paths of all pages, as the build tells them to search engines. */
export const readSitemap = (): string[] => toPaths(fs.readFileSync('build/sitemap.xml', 'utf8'));
