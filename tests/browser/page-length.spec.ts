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

/** Pages that are still too long. */
const TOO_LONG: readonly string[] = [
  '/docs/API/Ciso-API/',
  '/docs/API/errors',
  '/docs/API/quick-start',
  '/docs/API/style-guide',
  '/docs/introduction/',
  '/docs/system-applications/auditor-application',
  '/docs/system-applications/cyberview-application',
  '/docs/system-modules/',
  '/docs/system-modules/assets',
  '/docs/system-modules/company',
  '/docs/system-modules/compliance',
  '/docs/system-modules/cve',
  '/docs/system-modules/risks',
  '/docs/system-modules/tasks',
  '/docs/user-types/',
  '/docs/user-types/ciso',
];

const routes = readSitemap().filter((route) => !EXEMPT.includes(route));

for (const route of routes) {
  test(`${route} is at most ${LIMIT} screens of a phone long`, async ({narrowReader: page}) => {
    test.fail(TOO_LONG.includes(route), 'It still has too many words');
    await page.setViewportSize(SCREEN);
    await openPage(page, route);
    // What is out of view has a height that is only a guess.
    await page.addStyleTag({content: '* {content-visibility: visible !important}'});
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN.height).toBeLessThanOrEqual(LIMIT);
  });
}
