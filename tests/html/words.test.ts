import {describe, expect, it} from 'vitest';

import {countPages, type PageLength} from '@openapi-portal/static-pages/built-pages';

import {isApiPage, pageLength} from '../../config/page-length';
import {docRoutes, guideRoutes} from '../browser/routes';
import {BUILD, readPage, toVisibleText} from './page';

const pages = countPages(BUILD, [...pageLength.mockUps, ...pageLength.repeated]);

const sum = (some: readonly PageLength[]): number =>
  some.reduce((total, {words}) => total + words, 0);

describe('the words of all pages', () => {
  it('are counted on every page', () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.filter(({words}) => words < 10)).toEqual([]);
  });

  it(`are at most ${pageLength.all}`, () => {
    expect(sum(pages)).toBeLessThanOrEqual(pageLength.all);
  });

  it(`are at most ${pageLength.handWritten} on handwritten pages`, () => {
    const own = pages.filter(({path}) => !isApiPage(path));
    expect(sum(own)).toBeLessThanOrEqual(pageLength.handWritten);
  });

  it(`are at most ${pageLength.api} on API pages`, () => {
    const ofApi = pages.filter(({path}) => isApiPage(path));
    expect(sum(ofApi)).toBeLessThanOrEqual(pageLength.api);
  });
});

const findNutshell = (route: string): Element | null =>
  readPage(route).querySelector('main section[aria-label="In a nutshell"]');

/** Pages that need a summary ("In a nutshell"), because they have neither a page head nor a sufficient introduction. */
const routes = [
  '/docs/introduction/',
  '/docs/system-modules/compliance/evidence',
  '/docs/API/limits',
];

it('pages have a nutshell only if it helps', () => {
  const toRoute = (route: string): string => route.replace(/\/$/, '');
  const all = [...docRoutes, '/docs/API/', '/docs/API/limits', ...guideRoutes].map(toRoute);
  expect(all.filter(findNutshell).sort()).toEqual(routes.map(toRoute).sort());
});

it('no page has two summaries, in its head and in a nutshell', () => {
  const hasHead = (route: string): boolean => readPage(route).querySelector('.page-head') !== null;
  expect(docRoutes.filter(hasHead).length).toBeGreaterThan(10);
  expect(docRoutes.filter((route) => hasHead(route) && findNutshell(route))).toEqual([]);
});

const countWords = (element: Element): number =>
  toVisibleText(element)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const {words, points} = pageLength.nutshell;

describe.each(routes)('%s', (route) => {
  it(`is summarised in at most ${points} rows and ${words} words below its lead`, () => {
    const parts = [...(findNutshell(route)?.querySelectorAll('li, dt, dd') ?? [])];
    const rows = parts.filter((part) => !part.matches('dd'));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(points);
    expect(parts.reduce((total, part) => total + countWords(part), 0)).toBeLessThanOrEqual(words);
  });
});
