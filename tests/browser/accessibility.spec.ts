import {expect} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {openPage} from './open-page';
import {openConsole, openMenu, openNote} from './opened-parts';
import {test} from './reader';
import {apiRoot} from './routes';

test.setTimeout(120_000);

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
