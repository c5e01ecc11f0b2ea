import {expect} from '@playwright/test';

import {holdRequests} from '../network';
import {openPage} from '../open-page';
import {test} from '../policy';
import {activeOption, searchButton, searchDialog, searchField} from '../search';

test('reports that the index cannot be loaded, links to other pages, and retries', async ({
  page,
}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openPage(page, '/');
  await page.keyboard.press('/');
  const alert = searchDialog(page).getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  await expect(alert.getByRole('link', {name: 'all pages'})).toHaveAttribute(
    'href',
    '/docs#all-pages',
  );
  await page.unroute('**/search-index/**');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toBeHidden();
  await searchField(page).fill('accept a risk');
  await expect(activeOption(page)).toContainText('How to accept a risk');
});

test('searches titles if the text cannot be loaded, and says so', async ({page}) => {
  await page.route('**/search-index/text*', (route) => route.fulfill({status: 500}));
  await openPage(page, '/');
  await page.keyboard.press('/');
  await expect(searchDialog(page).getByRole('alert')).toContainText(
    'Only titles and names are searched',
  );
  await searchField(page).fill('accept a risk');
  await expect(activeOption(page)).toContainText('How to accept a risk');
});

test('shows a loading message after a while', async ({page}) => {
  const release = await holdRequests(page, '**/search-index/titles*');
  await openPage(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('sso');
  await expect(searchDialog(page)).toContainText('Loading the index');
  release();
  await expect(activeOption(page)).toContainText('Single sign-on');
});

test('reports in its place that the dialog cannot be loaded, and links to the list of all pages', async ({
  page,
}) => {
  await page.route('**/on-demand-search*', (route) => route.abort());
  for (const route of ['/blog', '/docs']) {
    await openPage(page, route);
    await searchButton(page).click();
    const field = searchDialog(page);
    await expect(field.getByRole('status')).toHaveText('Search could not be loaded.');
    await expect(page).toHaveURL(new RegExp(`${route}/?$`));
    await field.getByRole('link', {name: 'All pages'}).click();
    await expect(page).toHaveURL(/\/docs\/?#all-pages$/);
    await expect(field).toHaveCount(0);
  }
});
