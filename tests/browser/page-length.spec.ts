import {expect} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';
import {readSitemap} from './sitemap';
import {operationRoutes} from './routes';

/** A telephone, in CSS pixels. */
const SCREEN = {width: 390, height: 844};

const LIMIT = 15;

/** Pages in which readers look one thing up, and read no further. */
const EXEMPT: readonly string[] = [
  '/docs/introduction/definitions',
  '/docs/API/changelog',
  ...operationRoutes,
];

const routes = readSitemap().filter((route) => !EXEMPT.includes(route));

for (const route of routes) {
  test(`${route} is at most ${LIMIT} screens of a phone long`, async ({narrowReader: page}) => {
    await page.setViewportSize(SCREEN);
    await openPage(page, route);
    // What is out of view has a height that is only a guess.
    await page.evaluate(() => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('* {content-visibility: visible !important}');
      document.adoptedStyleSheets.push(styles);
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN.height).toBeLessThanOrEqual(LIMIT);
  });
}
