import {expect, type Page} from '@playwright/test';

import {readClipboard} from './clipboard';
import {openPage} from './open-page';
import {test} from './reader';
import {apiRoot, operationRoutes} from './routes';

const CREATE_USER = `${apiRoot}create-user`;

const showSection = (page: Page, id: string): Promise<void> =>
  page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());

const card = (page: Page, kind: 'request' | 'answer') =>
  page.locator(`.api-request[open] > [data-card=${kind}]`);

/** Lists the visible elements that scroll vertically on their own. */
const findScrollers = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.checkVisibility())
      .filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test.describe('next to the text', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the bar stays in view: method, path, current section, and the Try button', async ({
    page,
  }) => {
    await openPage(page, CREATE_USER);
    await showSection(page, 'errors');
    const bar = page.locator('.api-bar');
    await expect(bar.getByText('POST')).toBeInViewport({ratio: 1});
    await expect(bar.getByText('/users')).toBeInViewport({ratio: 1});
    await expect(bar.locator('.table-of-contents__link--active')).toHaveText(['Errors']);
    await expect(bar.getByRole('button', {name: 'Try it'})).toBeInViewport({ratio: 1});
  });

  test('Tab follows the visual order of the bar, and no focus outline is cut', async ({page}) => {
    await openPage(page, CREATE_USER);
    const bar = page.locator('.api-bar');
    await bar.getByRole('button', {name: 'Copy address'}).focus();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', {name: 'Header'})).toBeFocused();
    await expect(bar.getByRole('link', {name: 'Header'})).toHaveCSS('padding-left', '8px');
    await expect(bar.getByRole('link', {name: 'Header'})).toHaveCSS('outline-offset', '-3px');
    await bar.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', {name: 'Try it'})).toBeFocused();
  });

  test('T opens the console, and types a letter in a field', async ({page}) => {
    await openPage(page, CREATE_USER);
    await expect(page.locator('.api-copy-address').first()).toBeAttached();
    await page.keyboard.press('t');
    await expect(page.getByRole('region', {name: /^Try it/})).toBeVisible();
  });

  test('the samples stay in view: the request, then the response', async ({page}) => {
    await openPage(page, CREATE_USER);
    await expect(card(page, 'request')).toHaveAttribute('open');
    await showSection(page, 'responses');
    await expect(card(page, 'answer')).toHaveAttribute('open');
    await expect(card(page, 'request')).not.toHaveAttribute('open');
    await showSection(page, 'request-body');
    await expect(card(page, 'request')).toHaveAttribute('open');
  });

  for (const route of operationRoutes) {
    test(`nothing on ${route} scrolls inside the page`, async ({page}) => {
      await openPage(page, route);
      expect(await findScrollers(page)).toEqual([]);
      await showSection(page, 'responses');
      await expect(page.locator('.table-of-contents__link--active')).toHaveText(['Responses']);
      expect(await findScrollers(page)).toEqual([]);
    });
  }

  test('a field highlights its line in the sample, and a line its field', async ({page}) => {
    await openPage(page, CREATE_USER);
    const field = page.locator('[id="request-body.given_name"]');
    const line = page.locator('.api-line[data-marked]');
    await expect(page.locator('.api-copy-address').first()).toBeAttached();
    await field.hover();
    await expect(line).toHaveText(/"given_name"/);
    await page.locator('.api-line', {hasText: '"family_name"'}).first().hover();
    await expect(page.locator('.api-field[data-marked]')).toHaveAttribute(
      'id',
      'request-body.family_name',
    );
    await page.locator('[id="request-body.email"]').getByRole('link').first().focus();
    await expect(line).toHaveText(/"email"/);
  });

  test('a field has a button that copies its URL', async ({page}) => {
    await openPage(page, CREATE_USER);
    const button = page.getByRole('button', {name: 'Copy link to email'}).first();
    await page.locator('[id="request-body.email"]').hover();
    await button.click();
    await expect.poll(() => readClipboard(page)).toMatch(/create-user#request-body\.email$/);
  });

  test('a line of a description fits 70 characters', async ({page}) => {
    await openPage(page, CREATE_USER);
    const text = page.locator('[id="parameters.header.Idempotency-Key"] .api-text').first();
    const {width, size} = await text.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      size: parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(width / (size * 0.5)).toBeGreaterThan(70);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('create-user is at most 8,000 px high, with two rows of samples', async ({page}) => {
    await openPage(page, CREATE_USER);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      8_000,
    );
    const rows = page.locator('.api-samples :is(.api-card, .api-choice-list)').filter({
      visible: true,
    });
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(52);
  });

  test('a closed error says that it holds what to do, and shows that once it is open', async ({
    page,
  }) => {
    await openPage(page, `${CREATE_USER}#status-401`);
    const remedy = page.getByText('Get a new access token').first();
    await expect(remedy).toBeHidden();
    const fold = page.locator('tbody', {has: remedy}).locator('summary').first();
    const {content} = await fold.evaluate((element) => getComputedStyle(element, '::after'));
    expect(content).toContain('what to do');
    await fold.click();
    await expect(remedy).toBeVisible();
  });

  test('the version menu keeps its distance to the console below', async ({page}) => {
    await openPage(page, CREATE_USER);
    const versions = await page.locator('.api-versions > summary').boundingBox();
    const console = await page.getByRole('button', {name: 'Try it'}).boundingBox();
    const bottom = (versions?.y ?? 0) + (versions?.height ?? Infinity);
    expect((console?.y ?? 0) - bottom).toBeGreaterThanOrEqual(8);
  });

  test('two rows stay in view: method and path, then the sections and the Try button', async ({
    page,
  }) => {
    await openPage(page, CREATE_USER);
    await showSection(page, 'described-in');
    const bar = page.locator('.api-bar');
    await expect(bar.getByText('POST')).toBeInViewport({ratio: 1});
    await expect(bar.getByText('/users')).toBeInViewport({ratio: 1});
    await expect(bar.getByRole('link', {name: 'Used in'})).toBeInViewport({ratio: 1});
    await expect(bar.getByRole('button', {name: 'Try it'})).toBeInViewport({ratio: 1});
    expect((await bar.boundingBox())?.height).toBeLessThan(92);
    const heading = page.getByRole('heading', {name: /^Described in|^Used in/}).first();
    const {y = 0} = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(((await bar.boundingBox())?.y ?? 0) + 80);
  });
});

test('create-user prints on at most 6 pages, with the selected request', async ({page}) => {
  await openPage(page, CREATE_USER);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.api-request').filter({visible: true})).toHaveCount(1);
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(6);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('each row of the error table shows its response', async ({page}) => {
    await page.goto(CREATE_USER);
    const row = page.locator('[id="responses.403"]');
    const example = row.getByText('"https://docs.example.com/problems/insufficient-scope"');
    await expect(example).toBeHidden();
    await row.locator('summary').first().click();
    await expect(example).toBeVisible();
    await expect(row.getByText('The scope that the request needs.')).toBeVisible();
  });
});
