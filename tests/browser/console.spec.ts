import {expect, type Page} from '@playwright/test';

import {openPage} from './open-page';
import {test} from './policy';
import {apiRoot} from './routes';

test.use({onPurpose: /another host: https:\/\/(cyberview\.test|api\.example\.com)\//});

const CREATE_USER = `${apiRoot}create-user`;

test.describe('the request console', () => {
  const region = (page: Page) => page.getByRole('region', {name: /^Try it/});

  async function serveAnswer(page: Page) {
    const requests: {method: string; headers: Record<string, string>; body: string | null}[] = [];
    await page.route('https://cyberview.test/**', async (route) => {
      const request = route.request();
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
        'access-control-expose-headers': '*',
      };
      if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
      requests.push({
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData(),
      });
      return route.fulfill({
        status: 201,
        contentType: 'application/json',
        headers: {...cors, etag: '"v1"'},
        body: '{"id":"made-by-the-test"}',
      });
    });
    return requests;
  }

  test('can be opened, filled, sent and closed by keyboard alone', async ({page}) => {
    const requests = await serveAnswer(page);
    await openPage(page, CREATE_USER);
    const button = page.getByRole('button', {name: 'Try it'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(region(page).getByRole('heading', {level: 2})).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(region(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Send to')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://cyberview.test/v1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secret-of-the-reader');
    await page.keyboard.press('Control+Enter');

    const status = region(page).getByRole('status').first();
    await expect(status).toHaveText(/^201 /);
    await expect(region(page)).toContainText('made-by-the-test');
    await expect(region(page)).toContainText(/etag/i);
    await expect(region(page)).toContainText(/\d ms/);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.authorization).toBe('Bearer secret-of-the-reader');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({email: 'ana.silva@example.com'});

    await page.keyboard.press('Escape');
    await expect(region(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('stores no credentials anywhere, and discards them with the page', async ({
    page,
    context,
  }) => {
    await openPage(page, CREATE_USER);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').selectOption('https://api.example.com/v1');
    await page.getByLabel(/^Token/).fill('secret-of-the-reader');
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain('secret-of-the-reader');
    expect(JSON.stringify(await context.cookies())).not.toContain('secret-of-the-reader');
    await openPage(page, CREATE_USER);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').selectOption('https://api.example.com/v1');
    await expect(page.getByLabel(/^Token/)).toHaveValue('');
  });

  test('reports errors of a body with their location before sending', async ({page}) => {
    const requests = await serveAnswer(page);
    await openPage(page, CREATE_USER);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').selectOption({label: 'Another server'});
    await page.getByLabel('Server URL').fill('https://cyberview.test/v1');
    await page.getByLabel(/^Token/).fill('any');
    await page.getByLabel(/^Body/).fill('{"email": 1}');
    await region(page).getByRole('button', {name: 'Send', exact: true}).click();
    await expect(region(page)).toContainText('email');
    await expect(region(page).getByRole('button', {name: /anyway/i})).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('says why the example server does not respond', async ({page}) => {
    await page.route('https://api.example.com/**', (route) => route.abort('namenotresolved'));
    await openPage(page, `${apiRoot}get-company-info`);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByLabel('Send to').selectOption('https://api.example.com/v1');
    await page.getByLabel(/^Token/).fill('any');
    await region(page).getByRole('button', {name: 'Send', exact: true}).click();
    await expect(region(page).getByRole('status')).toHaveText(
      'No response: No server responds at api.example.com',
    );
    await expect(region(page)).toContainText('is an example: the name is reserved');
  });
});
