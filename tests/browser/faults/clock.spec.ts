import {expect} from '@playwright/test';

import {consoleOf, sendAndExpect} from '../console-form';
import {heading, navbarLink, openPage} from '../open-page';
import {openConsole} from '../opened-parts';
import {test} from '../policy';
import {apiRoot} from '../routes';

const DAY = 24 * 60 * 60 * 1000;

for (const [clock, time] of [
  ['years slow', '1999-12-31T23:59:59Z'],
  ['years fast', '2099-01-01T00:00:00Z'],
] as const) {
  test.describe(`with a clock that is ${clock}`, () => {
    test.beforeEach(({page}) => page.clock.install({time: new Date(time)}));

    test('the announcement shows, can be dismissed and stays dismissed', async ({page}) => {
      await openPage(page, '/');
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', {name: 'Close'}).click();
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(bar).toBeHidden();
    });

    test('dates are the same on the served page and after a navigation', async ({
      page,
      browser,
    }) => {
      const readDates = () =>
        page.locator('main time').evaluateAll((all) => all.map(({textContent}) => textContent));
      await openPage(page, '/blog');
      const dates = await readDates();
      expect(dates.length).toBeGreaterThan(2);
      await navbarLink(page, 'Introduction').click();
      await expect(heading(page)).toHaveText('Introduction');
      await page.goBack();
      await expect.poll(readDates).toEqual(dates);
      const other = await browser.newPage();
      await openPage(other, new URL('/blog', page.url()).href);
      const shown = await other
        .locator('main time')
        .evaluateAll((all) => all.map(({textContent}) => textContent));
      expect(dates).toEqual(shown);
      await other.close();
    });

    test('the sandbox has its own time, and its tokens are valid', async ({page}) => {
      await openPage(page, `${apiRoot}get-users-info`);
      await openConsole(page);
      await sendAndExpect(page, /^200 OK/);
      await expect(consoleOf(page)).toContainText(/The time in the sandbox is \d+ Nov 2026/);
    });
  });
}

test('setting the clock back during navigation does not break the page', async ({page}) => {
  await page.clock.install();
  await openPage(page, '/');
  await page.clock.setSystemTime(Date.now() - 3 * 365 * DAY);
  await navbarLink(page, 'Modules').click();
  await expect(heading(page)).toHaveText('Modules');
  await expect(page.locator('html')).not.toHaveAttribute('data-page-change', /./);
});
