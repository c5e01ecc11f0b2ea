import {expect, type Page} from '@playwright/test';

import {holdRequests} from './network';
import {heading, openPage} from './open-page';
import {test} from './policy';
import {apiRoot} from './routes';

const OPERATION = `${apiRoot}create-user`;

const parts = ['.api-header', '.api-contents', '.api-samples', '.api-page h2'];

/** Returns the left edge and the width of each part, in pixels. */
const readLocations = (page: Page): Promise<unknown> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const {left, width} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [selector, Math.round(left ?? -1), Math.round(width ?? -1)];
      }),
    parts,
  );

/**
 * Replaces all fonts by a system font, because widths would depend on whether the optional web fonts arrive in time.
 */
function takeOneFont(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('* {font-family: sans-serif !important}');
  document.adoptedStyleSheets = [styles];
}

for (const width of [390, 1400, 1920, 2560]) {
  test(`an API page looks the same at ${width} px after any navigation`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.addInitScript(takeOneFont);
    await openPage(page, OPERATION);
    const served = await readLocations(page);
    await openPage(page, `${apiRoot}get-users-info`);
    await page.locator(`.pagination-nav a[href="${OPERATION}"]`).click();
    await expect(heading(page)).toHaveText('Create a user');
    await expect.poll(() => readLocations(page)).toEqual(served);
  });
}

test('a page waits for its styles, even if they are requested twice', async ({page}) => {
  const release = await holdRequests(page, '**/styles/api-reference.*');
  await openPage(page, '/docs/API/paging');
  const asked = page.waitForRequest('**/styles/api-reference.*');
  const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Create a user');
  await link.hover();
  await asked;
  await link.click();
  // The previous page is faded only while the next one is loading.
  await expect(page.getByRole('main')).not.toHaveCSS('opacity', '1');
  await expect(heading(page)).toHaveText('Paging');
  release();
  await expect(heading(page)).toHaveText('Create a user');
  await expect(page.locator('.api-card').first()).toHaveAttribute('open');
});

test('samples are next to the contract if there is space', async ({page}) => {
  for (const width of [1400, 1920, 2560]) {
    await page.setViewportSize({width, height: 900});
    await openPage(page, OPERATION);
    const samples = await page.locator('.api-samples').boundingBox();
    expect(samples?.x ?? 0).toBeGreaterThan(width / 3);
    expect(samples?.y ?? Infinity).toBeLessThan(900);
  }
});
