import {expect} from '@playwright/test';

import {heading} from './open-page';
import {test} from './reader';
import {apiRoot, listRoutes, routes} from './routes';
import {sections} from './sections';

/** Pages whose words are their own: not lists, the home page or pages made from a contract. */
const proseRoutes = new Set(
  routes.filter((route) => /^\/(docs|blog\/)/.test(route) && !route.startsWith(apiRoot)),
);
listRoutes.forEach((route) => proseRoutes.delete(route));

/** Words that somebody wrote for this page: tables of the model and notes of terms are not. */
const countWords = (island: HTMLElement): number => {
  const own = island.cloneNode(true) as HTMLElement;
  own.querySelectorAll('table, pre, svg, [popover]').forEach((element) => element.remove());
  return own.textContent.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
};

for (const route of routes) {
  test(`${route} is readable without JavaScript`, async ({readerWithoutScript: page}) => {
    await page.goto(route);
    await expect(heading(page)).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(listRoutes.includes(route) ? 40 : 200);
    if (proseRoutes.has(route)) {
      const words = await page.locator('[data-island]').first().evaluate(countWords);
      expect(words).toBeGreaterThanOrEqual(400);
    }
    const links = await page
      .locator('.navbar__items a.navbar__link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(sections.map(({path}) => path));
  });
}
