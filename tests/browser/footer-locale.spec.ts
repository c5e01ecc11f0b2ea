import {expect} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';

for (const path of ['/', '/blog', '/docs/introduction/', '/docs/API/Ciso-API/create-user']) {
  test(`${path} ends with the copyright of 2022`, async ({reader: page}) => {
    await openPage(page, path);
    const copyright = page.getByRole('contentinfo').getByText(/Copyright/);
    await expect(copyright).toHaveText('Copyright © 2022 CyberView');
  });

  test(`${path} is in English and in no other language`, async ({reader: page}) => {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const languages = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort());
    expect(languages).toEqual(['en', 'x-default']);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en');
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(0);
  });
}
