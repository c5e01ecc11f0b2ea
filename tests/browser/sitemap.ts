import fs from 'node:fs';

export const toPaths = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);

export const readSitemap = (): string[] => toPaths(fs.readFileSync('build/sitemap.xml', 'utf8'));
