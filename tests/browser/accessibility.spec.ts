import {expect} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {searchPage} from './in-page';
import {findMotion} from './motion';
import {openPage} from './open-page';
import {openConsole, openMenu, openNote} from './opened-parts';
import {pageTypes} from './page-types';
import {test} from './reader';
import {apiRoot} from './routes';

const parts = {
  console: {route: `${apiRoot}create-user`, open: openConsole},
  note: {route: '/docs/system-modules/risks', open: openNote},
  menu: {route: '/docs/system-modules/risks', open: openMenu},
};

for (const [name, {route, open}] of Object.entries(parts)) {
  test(`the open ${name} is accessible to axe in both modes`, async ({narrowReader: page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await openPage(page, route);
    await open(page);
    expect(await findFaultsInAll(page)).toEqual([]);
  });
}

test.describe('for a reader who wants no motion', () => {
  test.beforeEach(({narrowReader: page}) => page.emulateMedia({reducedMotion: 'reduce'}));
  test.afterEach(({narrowReader: page}) => page.emulateMedia({reducedMotion: null}));

  for (const route of pageTypes) {
    test(`nothing moves on ${route}`, async ({narrowReader: page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await openPage(page, route);
      await openMenu(page);
      expect(await searchPage(page, findMotion)).toEqual([]);
    });
  }
});
