import fs from 'node:fs';

/** Returns the paths of the URLs in a sitemap. */
export const toPaths = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);

export const readSitemap = (): string[] => toPaths(fs.readFileSync('build/sitemap.xml', 'utf8'));
