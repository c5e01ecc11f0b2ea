import {expect, type Page} from '@playwright/test';

import {heads} from '../../src/product/heads';
import {type PageTools, searchPage} from './in-page';
import {widenTo} from './open-page';
import {docRoutes} from './routes';

/** Pages that begin with a picture of the product. */
export const headRoutes: readonly string[] = heads.map(
  ({id}) => docRoutes.find((route) => route.endsWith(`/${id}`)) ?? id,
);

/** Lists the callout numbers and arrows of a picture that are less than 3.5 px away from words. */
function findTouching({nameOf, isShown}: PageTools): string[] {
  const clearance = 3.5;
  const drawn = [...document.querySelectorAll('.page-head .window :is(.mark, .matrix-way)')];
  const walker = document.createTreeWalker(
    document.querySelector('.page-head .window') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const words: Range[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      parent === null ||
      !isShown(parent) ||
      parent.matches('.mark, :is(.matrix-past, .matrix-now) *')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    words.push(range);
  }
  return drawn.filter(isShown).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isNear = ({left, right, top, bottom, width}: DOMRect): boolean =>
      width > 0 &&
      left < box.right + clearance &&
      right > box.left - clearance &&
      top < box.bottom - 4 &&
      bottom > box.top + 4;
    return words
      .filter((word) => [...word.getClientRects()].some(isNear))
      .map((word) => `${nameOf(one)} touches "${word.toString()}"`);
  });
}

/** Lists the parts of a picture that are cut off, and the callout numbers that are alone on a line. */
function findOutOfPicture({nameOf, isShown}: PageTools): string[] {
  const window = document.querySelector('.page-head .window');
  if (window === null) return ['there is no picture'];
  const {left, right} = window.getBoundingClientRect();
  const parts = [...window.querySelectorAll('*')].filter(isShown);
  const outside = parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right;
  });
  const startOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  };
  const alone = parts.filter(
    (part) =>
      part.matches('td:not(:empty) > .mark, th > .mark') &&
      part.previousSibling !== null &&
      part.getBoundingClientRect().left < startOf(part.parentElement ?? part) + 8,
  );
  return [
    ...outside.map((part) => `${nameOf(part)} runs out of the picture`),
    ...alone.map((part) => `${nameOf(part)} stands below its words`),
  ];
}

const readFactWidths = (page: Page): Promise<number[]> =>
  page
    .locator('.facts > div')
    .evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().width)));

/** Height of a laptop's viewport in CSS pixels. */
const FIRST_SCREEN = 900;

const readTaskEnds = (page: Page): Promise<number[]> =>
  page
    .locator('.page-tasks a')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom + scrollY));

/**
 * Checks at each width that the picture fits and the facts are equally wide, and at 1440 px that the tasks are visible
 * without scrolling.
 */
export async function expectHead(page: Page): Promise<void> {
  for (const width of [360, 390, 768, 997, 1280, 1440, 2560]) {
    await widenTo(page, width);
    expect.soft(await searchPage(page, findOutOfPicture), `at ${width} px`).toEqual([]);
    expect.soft(await searchPage(page, findTouching), `at ${width} px`).toEqual([]);
    const widths = await readFactWidths(page);
    expect(Math.max(...widths) - Math.min(...widths), `at ${width} px`).toBeLessThanOrEqual(1);
  }
  await widenTo(page, 1440);
  for (const end of await readTaskEnds(page)) expect(end).toBeLessThan(FIRST_SCREEN);
}
