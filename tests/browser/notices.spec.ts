import {expect} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './reader';
import {readSitemap} from './sitemap';

const FILE = '/third-party-notices.txt';

test('the footer links to the licences of all code that readers download', async ({page}) => {
  for (const path of ['/', '/blog', '/docs/API/Ciso-API/create-user']) {
    await openPage(page, path);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Licences of software'});
    await expect(link).toHaveAttribute('href', FILE);
    await expect(page.locator(`a[href="${FILE}"]`)).toHaveCount(1);
  }
  await page.getByRole('contentinfo').getByRole('link', {name: 'Licences of software'}).click();
  await expect(page).toHaveURL(FILE);
  await expect(page.locator('body')).toContainText(/^react \d+\.\d+\.\d+, MIT$/m);
});

test('the licences are a text file that search engines do not index', async ({request}) => {
  const response = await request.get(FILE);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(readSitemap().filter((path) => path.includes('notices'))).toEqual([]);
});
