import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {test} from './policy';

const write = (page: Page, colour: string): Promise<void> =>
  page.setContent(`<!doctype html>
    <html lang="en">
      <title>A page</title>
      <main><h1>A page</h1><p style="color: ${colour}">Words</p></main>
    </html>`);

const PALE =
  /color-contrast: .* At p \(light at 390 px, dark at 390 px, light at 1280 px, dark at 1280 px\)$/;

test('pale words are found on each page that has them, after pages where they are right', async ({
  page,
}) => {
  for (const colour of ['#000', '#bbb', '#000', '#bbb']) {
    await write(page, colour);
    const expected = colour === '#bbb' ? [expect.stringMatching(PALE)] : [];
    expect(await findFaultsInAll(page)).toEqual(expected);
  }
});
