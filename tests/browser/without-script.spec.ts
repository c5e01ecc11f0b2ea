import {expect} from '@playwright/test';

import {heading} from './open-page';
import {test} from './reader';
import {listRoutes, routes} from './routes';
import {sections} from './sections';

for (const route of routes) {
  test(`${route} is readable without JavaScript`, async ({readerWithoutScript: page}) => {
    await page.goto(route);
    await expect(heading(page)).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(listRoutes.includes(route) ? 40 : 200);
    const links = await page
      .locator('.navbar__items a.navbar__link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(sections.map(({path}) => path));
  });
}
