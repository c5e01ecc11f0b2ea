import {describe, expect, it} from 'vitest';

import {hasHistory} from '../../config/edit';
import {siteDir} from '../../scripts/site';
import {terms} from '../../src/product/glossary';
import {withoutSlash} from '@openapi-portal/static-pages/formats';
import {apiRoot, operationRoutes, postRoutes, routes} from '../browser/routes';
import {readBuilt, readPage} from './page';

type Entity = Readonly<Record<string, unknown>>;

const SITE = 'https://docs.example.com';

const readEntities = (route: string): readonly Entity[] =>
  [...readPage(route).querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Entity,
  );

const findEntity = (route: string, type: string): Entity | undefined =>
  readEntities(route).find((entity) => entity['@type'] === type);

const readMeta = (route: string): string | null | undefined =>
  readPage(route).querySelector('meta[name=description]')?.getAttribute('content');

const docs = routes.filter((route) => route.startsWith('/docs'));

it.each(docs)('%s has article data, with its title, text and URL', (route) => {
  const article = findEntity(route, 'TechArticle');
  expect(article).toMatchObject({'@context': 'https://schema.org', description: readMeta(route)});
  expect(readPage(route).title).toBe(`${String(article?.headline)} | CyberView`);
  expect(withoutSlash(String(article?.url))).toBe(withoutSlash(SITE + route));
  expect(JSON.stringify(article).length).toBeLessThan(500);
});

it.each([...operationRoutes, apiRoot, '/docs/system-modules/risks'])(
  '%s has its breadcrumbs',
  (route) => {
    const trail = findEntity(route, 'BreadcrumbList')?.itemListElement as readonly Entity[];
    expect(trail.map(({position}) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(withoutSlash(String(trail.at(-1)?.item))).toBe(withoutSlash(SITE + route));
  },
);

it.each(postRoutes)('%s has blog post data', (route) => {
  const post = findEntity(route, 'BlogPosting');
  expect(post).toMatchObject({description: readMeta(route), mainEntityOfPage: SITE + route});
  expect(post?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(post?.author).toBeDefined();
});

describe('the glossary', () => {
  const set = findEntity('/docs/introduction/definitions', 'DefinedTermSet');
  const defined = set?.hasDefinedTerm as readonly Entity[];

  it('contains every term', () => {
    expect(defined.map(({name}) => name)).toEqual(terms.map(({name}) => name));
  });

  it('links each term to the anchor of its meaning', () => {
    const page = readPage('/docs/introduction/definitions');
    const texts = defined.map((term) =>
      page.getElementById(String(term['@id']).slice(1))?.textContent.includes(String(term.name)),
    );
    expect(texts).toEqual(terms.map(() => true));
  });
});

it.each(routes)('%s has its own URL as canonical', (route) => {
  const links = [...readPage(route).querySelectorAll('link[rel=canonical]')];
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  expect(addresses.map(withoutSlash)).toEqual([withoutSlash(SITE + route)]);
});

describe('the sitemap', () => {
  const days = new Map(
    Array.from(
      readBuilt('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g),
      ([, address = '', day]) => [withoutSlash(address.slice(SITE.length)), day] as const,
    ),
  );

  const findDay = (route: string): string | undefined => days.get(withoutSlash(route));

  it('lists the canonical URLs of pages', () => {
    expect(days.size).toBeGreaterThanOrEqual(routes.length);
  });

  it('contains the last change of a page, or of its contract for a generated page', () => {
    const dated = [...docs, ...postRoutes, '/', '/markdown-page'];
    const named = dated.filter((route) => /^\d{4}-\d\d-\d\d$/.test(findDay(route) ?? ''));
    // A copy of the site without Git history has no dates.
    expect(named).toEqual(hasHistory(siteDir) ? dated : []);
    expect(findDay(`${apiRoot}create-user`)).toBe(findDay(apiRoot));
  });
});
