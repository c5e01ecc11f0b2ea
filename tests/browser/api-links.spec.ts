import {expect} from '@playwright/test';

import {test} from './reader';

const API = '/docs/API/Ciso-API';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to problem types use their titles from the contract', async ({page}) => {
    await page.goto('/docs/API/errors');
    const link = page.getByRole('paragraph').getByRole('link', {name: 'user-in-use', exact: true});
    await expect(link.locator('..')).toContainText('user-in-use (409) lists in blocking');
    await link.click();
    await expect(page).toHaveURL(`${API}/#problem-user-in-use`);
    await expect(page.getByRole('heading', {name: 'user-in-use'})).toBeInViewport();
  });

  test('a problem type lists the operations that return it, and links to its explanation', async ({
    page,
  }) => {
    await page.goto(`${API}/`);
    const problem = page.locator('section', {has: page.locator('#problem-user-in-use')}).last();
    await expect(problem.getByRole('link', {name: 'Delete a user'})).toHaveAttribute(
      'href',
      `${API}/delete-user`,
    );
    await problem.getByRole('link', {name: 'Errors', exact: true}).click();
    await expect(page).toHaveURL('/docs/API/errors#user-in-use');
  });

  test('prose shows a field with its constraints and links to its anchor', async ({page}) => {
    await page.goto('/docs/API/errors');
    await page.getByRole('link', {name: 'access_expires_at'}).first().click();
    await expect(page).toHaveURL(`${API}/create-user#request-body.access_expires_at`);
  });

  test('a module page links to its operations', async ({page}) => {
    await page.goto('/docs/system-modules/company');
    await page.getByRole('main').getByRole('link', {name: 'PATCH /company'}).click();
    await expect(page).toHaveURL(`${API}/update-company`);
  });

  test('the changelog links to operations, and operations to the changelog', async ({page}) => {
    await page.goto(`${API}/create-user`);
    await page.getByRole('main').getByRole('link', {name: '1.0.0'}).click();
    await expect(page).toHaveURL(/\/docs\/API\/changelog#/);
    await expect(page.getByRole('main')).toContainText('1.0.0');
  });
});
