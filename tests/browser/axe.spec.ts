import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {test} from './reader';

const write = (page: Page, colour: string, more = ''): Promise<void> =>
  page.setContent(`<!doctype html>
    <html lang="en">
      <title>A page</title>
      <main><h1>A page</h1><p style="color: ${colour}">Words</p>${more}</main>
    </html>`);

const VIEWS =
  process.env.CI === undefined
    ? 'light at 390 px, dark at 1280 px'
    : 'light at 390 px, dark at 390 px, light at 1280 px, dark at 1280 px';

const PALE = new RegExp(`color-contrast: .* At p \\(${VIEWS}\\)$`);

test('low contrast is found on each page that has it, even after pages with good contrast', async ({
  page,
}) => {
  for (const colour of ['#000', '#bbb', '#000', '#bbb']) {
    await write(page, colour);
    const expected = colour === '#bbb' ? [expect.stringMatching(PALE)] : [];
    expect(await findFaultsInAll(page)).toEqual(expected);
  }
});

test('an image without a description is found once at each width, in any mode', async ({page}) => {
  await write(page, '#000', '<img src="data:,">');
  const [fault, ...more] = await findFaultsInAll(page);
  const second = process.env.CI === undefined ? 'dark' : 'light';
  expect(fault).toMatch(/image-alt: .* At img /);
  expect(fault).toContain(`(light at 390 px, ${second} at 1280 px)`);
  expect(more).toEqual([]);
});
