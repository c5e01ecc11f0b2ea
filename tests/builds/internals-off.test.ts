import fs from 'node:fs';
import path from 'node:path';

import {parseHTML} from 'linkedom';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {findMain, toVisibleText} from '../html/page';
import {copySite, type SiteCopy} from '../site-copy';
import {findErrors} from './find-errors';

const ROUTES = [
  '/docs/system-modules/risks',
  '/docs/API/Ciso-API/create-user',
  '/blog/mdx-blog-post',
];

describe('the site without our replaced internals of Docusaurus', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;

  beforeAll(async () => {
    site = await copySite('internals-off');
    result = await site.run('scripts/build-portal.ts', {
      STATIC_PAGES: 'off',
      REPORT_URL: 'mailto:docs@example.com',
    });
  });

  afterAll(() => site.remove());

  it('is built', () => {
    expect(result.output).toContain('Built build/');
  });

  it.each(ROUTES)('has the same content on %s', (route) => {
    const file = path.join(site.dir, 'build', route, 'index.html');
    const {document} = parseHTML(fs.readFileSync(file, 'utf8'));
    const content = document.querySelector('main [data-island]');
    const served = findMain(route).querySelector('[data-island]');
    expect(served).not.toBeNull();
    expect(content && toVisibleText(content)).toBe(served && toVisibleText(served));
  });

  it.each(ROUTES.filter((route) => route.startsWith('/docs')))(
    'links %s to the configured report URL',
    (route) => {
      const file = path.join(site.dir, 'build', route, 'index.html');
      const {document} = parseHTML(fs.readFileSync(file, 'utf8'));
      const href = document.querySelector('main .report-problem')?.getAttribute('href') ?? '';
      const {pathname, searchParams} = new URL(href);
      expect(pathname).toBe('docs@example.com');
      expect(searchParams.get('body')).toMatch(
        new RegExp(`Ciso API \\d+\\.\\d+\\.\\d+\\s+Page: https://\\S+${route}$`),
      );
    },
  );

  it('hydrates in a browser without an error', async () => {
    expect(await findErrors(path.join(site.dir, 'build'), ROUTES)).toEqual([]);
  });
});
