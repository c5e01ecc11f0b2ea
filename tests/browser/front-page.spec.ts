import {expect, type Page} from '@playwright/test';

import {themeParts} from '@openapi-portal/docusaurus-openapi-theme/parts';
import {renderApi} from '@openapi-portal/openapi-reference';

import {openPage} from './open-page';
import {test} from './policy';
import {apiRoot, operationRoutes} from './routes';

const field = (page: Page) => page.getByRole('searchbox', {name: 'Find an operation'});

const found = (page: Page) => page.locator('.api-found a');

const count = (page: Page) => page.locator('.api-find-count');

const row = (page: Page, name: RegExp) => page.locator('.api-groups').getByRole('link', {name});

const preview = (page: Page) => page.getByRole('complementary', {name: 'Preview'});

/** Opens the overview page with its search ready. */
async function openFront(page: Page, search = ''): Promise<void> {
  await openPage(page, `${apiRoot}${search}`);
  await expect(page.locator('.api-groups a[data-shown]')).toHaveCount(1);
}

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('F focuses the field, and a word filters operations without a request', async ({page}) => {
    await openFront(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.keyboard.press('f');
    await page.keyboard.type('prof');
    await expect(count(page)).toContainText('2 operations with “prof”');
    await expect(found(page)).toHaveCount(2);
    await expect(found(page).locator('mark').first()).toHaveText('prof');
    await expect(page.locator('.api-groups')).toBeHidden();
    expect(requests).toEqual([]);
  });

  test('an operation is found by its id and by its path', async ({page}) => {
    await openFront(page);
    await field(page).fill('get-users-info');
    await expect(found(page)).toHaveText([/List users/]);
    await field(page).fill('/users/{user_id}');
    await expect(found(page)).toHaveCount(3);
  });

  test('a method filters its operations, also together with a word', async ({page}) => {
    await openFront(page);
    const patch = page.getByRole('button', {name: 'PATCH 2'});
    await patch.click();
    await expect(count(page)).toContainText('2 PATCH operations');
    await field(page).fill('company');
    await expect(found(page)).toHaveText([/Update the company profile/]);
    await patch.click();
    await expect(found(page)).toHaveCount(2);
  });

  test('the sample of the preview reserves no space for a Copy button, which it lacks', async ({
    page,
  }) => {
    await openFront(page);
    const sample = page.locator('.api-preview pre');
    await expect(sample.locator('+ button')).toHaveCount(0);
    const float = sample.evaluate((one) => getComputedStyle(one, '::before').display);
    expect(await float).toBe('none');
  });

  test('arrow keys move from the field to the results, Enter opens the first, Escape ends', async ({
    page,
  }) => {
    await openFront(page);
    await field(page).fill('user');
    await page.keyboard.press('ArrowDown');
    await expect(found(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.api-groups')).toBeVisible();
    await expect(count(page)).toContainText('7 operations on 2 resources');
    await field(page).fill('delete');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${apiRoot}delete-user`);
    await page.goBack();
    await expect(field(page)).toHaveValue('delete');
    await expect(found(page)).toHaveCount(1);
  });

  test('says that nothing matches', async ({page}) => {
    await openFront(page, '?find=nowhere');
    await expect(count(page)).toContainText('No operations with “nowhere”');
  });

  test('the preview shows the operation under the pointer or the focus, and opens it', async ({
    page,
  }) => {
    await openFront(page);
    await expect(preview(page)).toContainText('Read the company profile');
    await row(page, /Delete a user/).hover();
    await expect(preview(page)).toContainText('Deletes');
    await expect(preview(page)).toContainText('Answers 204, or');
    await row(page, /Create a user/).focus();
    await expect(preview(page)).toContainText('users.write');
    await preview(page).getByRole('link', {name: 'Try it'}).click();
    await expect(page).toHaveURL(`${apiRoot}create-user?try`);
    await expect(page.getByRole('region', {name: /^Try it/})).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('rows are 66 pixels high, and no preview is loaded', async ({page}) => {
    await openPage(page, apiRoot);
    const heights = await page
      .locator('.api-rows a')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights).toHaveLength(operationRoutes.length);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(66);
    await expect(preview(page)).toBeHidden();
  });

  test('names of scopes are not broken', async ({page}) => {
    await openPage(page, apiRoot);
    const heights = await page
      .locator('tbody th > code')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
    expect(heights).not.toHaveLength(0);
    expect(Math.max(...heights)).toBeLessThan(30);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the whole list is visible, and nothing that needs a script', async ({page}) => {
    await page.goto(apiRoot);
    await expect(page.locator('.api-rows a')).toHaveCount(operationRoutes.length);
    await expect(page.locator('.api-find')).toBeHidden();
    await expect(page.locator('.api-preview')).toBeHidden();
  });
});

/** Renders the overview page of an API with so many resources that they are a grid. The first has a fold. */
function renderGrid(): string {
  const answer = {responses: {200: {description: ''}}};
  const names = Array.from({length: 15}, (_, index) => `/r${index}`);
  const items = names.map((name) => [`${name}/{id}`, {get: answer}] as const);
  const lists = names.map((name) => [name, {get: answer, post: answer}] as const);
  const paths: Readonly<Record<string, object>> = {
    ...Object.fromEntries(lists),
    ...Object.fromEntries(items),
    '/r0/{id}/open': {post: answer},
    '/r0/{id}/close': {post: answer},
  };
  const {pages} = renderApi(
    {
      openapi: '3.1.0',
      info: {title: 'Grid', version: '1'},
      paths,
    },
    {basePath: '/grid', parts: themeParts},
  );
  return /<article.*<\/article>/s.exec(pages[0]?.html ?? '')?.[0] ?? '';
}

for (const width of [390, 1440]) {
  test.describe(`a grid of resources at ${width} px`, () => {
    test.use({javaScriptEnabled: false, viewport: {width, height: 900}});

    test('lists the methods of a resource in order, before the button of its fold', async ({
      page,
    }) => {
      await page.route(apiRoot, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<article.*<\/article>/s, renderGrid());
        await route.fulfill({response, body});
      });
      await page.goto(apiRoot);
      const first = page.locator('.api-resources > li').first();
      const cells = first.locator('> a, > details > summary');
      await expect(cells).toHaveText(['GET', 'POST', 'GET', '2 more']);
      const boxes = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const {left, right} = cell.getBoundingClientRect();
          return {left, right};
        }),
      );
      const edges = boxes.flatMap(({left, right}) => [left, right]);
      expect(edges).toEqual([...edges].sort((one, other) => one - other));
      await cells.last().click();
      await expect(first.locator('.api-rows a')).toHaveCount(2);
    });
  });
}
