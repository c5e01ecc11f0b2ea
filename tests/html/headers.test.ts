import {describe, expect, it} from 'vitest';

import {findHeaders, HEADERS_FILE, parseHeadersFile} from '../../config/headers-file';
import {toIntegrity} from '../../scripts/add-integrity';
import {operationRoutes} from '../browser/routes';
import {readSitemap} from '../browser/sitemap';
import {type Observed, score, sumUp, toGrade} from './observatory';
import {listHtmlFiles, readBuilt, readPage} from './page';

const rules = parseHeadersFile(readBuilt(HEADERS_FILE));

const find = (pathname: string) => findHeaders(rules, pathname);

/** Lists the scripts and stylesheets of a page with their `integrity`. */
const listFiles = (route: string): readonly {file: string; integrity: string | null}[] =>
  [...readPage(route).querySelectorAll('script[src], link[rel=stylesheet]')].map((element) => ({
    file: (element.getAttribute('src') ?? element.getAttribute('href') ?? '').slice(1),
    integrity: element.getAttribute('integrity'),
  }));

const observe = (route: string): Observed => ({
  headers: find(route),
  hasIntegrity: listFiles(route).every(({integrity}) => integrity !== null),
});

describe("the rules of Mozilla's HTTP Observatory", () => {
  it('set the headers of a page', () => {
    const points = score({headers: {}, hasIntegrity: false});
    expect(sumUp(points)).toBe(100 - 25 - 20 - 5 - 20);
    expect(toGrade(sumUp(points))).toBe('D');
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'", -20],
    ["script-src 'self'; object-src https:", -20],
    ["default-src 'none'; connect-src http://localhost:*", -20],
    ["default-src 'self'; script-src 'unsafe-eval'", -10],
    ["default-src 'self'; img-src http://images.example", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    ["default-src 'none'", 10],
  ])('give the policy %s %i points', (policy, points) => {
    const headers = {'Content-Security-Policy': policy};
    expect(score({headers, hasIntegrity: false})['content-security-policy']).toBe(points);
  });

  const api = readSitemap().filter((route) => route.startsWith('/docs/API/'));
  const others = readSitemap().filter((route) => !api.includes(route));

  it('give all pages except API pages the highest grade', () => {
    expect(others.length).toBeGreaterThan(40);
    const grades = others.map((route) => sumUp(score(observe(route))));
    expect(new Set(grades)).toEqual(new Set([135]));
    expect(toGrade(135)).toBe('A+');
  });

  it('only lose points there for requests to localhost', () => {
    for (const route of api) {
      const points = score(observe(route));
      expect(points['content-security-policy']).toBe(-20);
      const {'Content-Security-Policy': policy = ''} = find(route);
      expect(find('/')['Content-Security-Policy']).toBe(
        policy.replace(' http://localhost:* http://127.0.0.1:*', ''),
      );
    }
  });
});

describe('response headers', () => {
  it.each(['/.well-known/api-catalog', '/docs/system-modules/risks.md', '/openapi.yaml'])(
    'let tools in other pages import %s',
    (file) => {
      expect(find(file)).toMatchObject({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    },
  );

  it.each(['/openapi.json', '/docs/API/Ciso-API/openapi.yaml', '/llms.txt', '/llms-full-api.txt'])(
    'let them read %s, too',
    (file) => {
      expect(find(file)).toHaveProperty('Access-Control-Allow-Origin', '*');
    },
  );

  it('declare TypeScript declarations as text, because hosts treat `.ts` as video', () => {
    const type = 'text/plain; charset=utf-8';
    expect(find('/docs/API/Ciso-API/openapi.d.ts')).toHaveProperty('Content-Type', type);
  });

  it('restrict everything else to this site', () => {
    for (const route of ['/', ...operationRoutes, '/assets/js/main.0.js', '/fonts/a.woff2']) {
      expect(find(route)).toHaveProperty('Cross-Origin-Resource-Policy', 'same-origin');
      expect(find(route)).not.toHaveProperty('Access-Control-Allow-Origin');
    }
  });

  it('cache files with a hash in their name forever, and revalidate others', () => {
    const files = listFiles('/docs').map(({file}) => `/${file}`);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(find(file)['Cache-Control']).toBe('max-age=31536000, immutable');
    }
    for (const file of ['/', '/docs', '/404', '/openapi.yaml', '/search-index/manifest.json']) {
      expect(find(file)['Cache-Control']).toBe('no-cache');
    }
  });

  it('allow no inline style, no eval and no script that was not built', () => {
    const {'Content-Security-Policy': policy = ''} = find('/docs/API/Ciso-API/create-user');
    expect(policy).not.toMatch(/unsafe|\*(?!;| http|$)/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/; trusted-types static-pages-scripts static-pages-html$/);
  });
});

describe('the pages', () => {
  const pages = listHtmlFiles().filter((file) => file.endsWith('.html'));

  it('contain the digest of each script and stylesheet', () => {
    expect(pages.length).toBeGreaterThan(100);
    const digests = new Map<string, string>();
    for (const {file, integrity} of pages.flatMap(listFiles)) {
      const digest = digests.get(file) ?? toIntegrity(Buffer.from(readBuilt(file)));
      digests.set(file, digest);
      expect(integrity, file).toBe(digest);
    }
  });

  it('have no inline style and no inline handler of events', () => {
    for (const page of pages) {
      for (const element of readPage(page).querySelectorAll('*')) {
        const names = element.getAttributeNames();
        expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
        expect(element.localName).not.toBe('style');
      }
    }
  });
});
