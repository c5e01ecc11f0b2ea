import {expect, type Page} from '@playwright/test';

import {consoleOf, foldOf, openFor, sendAndExpect, sendButtonOf, statusOf} from './console-form';
import {answerOk, test} from './local-server';
import {openPage} from './open-page';
import {openConsole} from './opened-parts';
import {apiRoot} from './routes';

const CREATE_USER = `${apiRoot}create-user`;

const FAULTY = `{
  "email": "nobody",
  "given_name": "Ana",
  "user_type": "member"
}`;

const topOf = async (page: Page, id: string): Promise<number> =>
  Math.round(await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().y));

for (const width of [1280, 1440, 1920]) {
  for (const section of ['responses', 'errors']) {
    test(`at ${width} px the console opens and closes next to ${section}, which does not move`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await openPage(page, CREATE_USER);
      await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
      const text = page.locator('.api-section:has(> #responses)');
      const column = await text.boundingBox();
      const before = await topOf(page, section);
      await page.keyboard.press('t');
      await expect(consoleOf(page)).toBeVisible();
      expect(Math.abs((await topOf(page, section)) - before)).toBeLessThanOrEqual(1);
      expect((await text.boundingBox())?.width).toBe(column?.width);
      const sheet = (await page.locator('dialog').boundingBox())?.x ?? 0;
      expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(sheet + 1);

      const bar = page.locator('.api-bar');
      await expect(bar.getByText('POST')).toBeInViewport({ratio: 1});
      await expect(bar.getByText('/users')).toBeInViewport({ratio: 1});
      const active = bar.locator('.table-of-contents__link--active');
      await expect(active).toHaveText(section === 'errors' ? 'Errors' : 'Responses');

      await page.keyboard.press('Escape');
      await expect(consoleOf(page)).toBeHidden();
      expect(Math.abs((await topOf(page, section)) - before)).toBeLessThanOrEqual(1);
    });
  }
}

test('no element with keyboard focus is hidden by the sheet', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, CREATE_USER);
  await openConsole(page);
  const covered = await page.evaluate(() => {
    const left = document.querySelector('dialog')?.getBoundingClientRect().left ?? 0;
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, select, summary)')]
      .filter((one) => one.closest('dialog') === null)
      .filter((one) => one.checkVisibility({visibilityProperty: true}))
      .filter((one) => one.getBoundingClientRect().right > left)
      .map((one) => one.outerHTML.slice(0, 90));
  });
  expect(covered).toEqual([]);
});

test('the open console has the only Close button of the page, which returns the focus', async ({
  page,
}) => {
  await openPage(page, CREATE_USER);
  await openConsole(page);
  const close = page.locator('main').getByRole('button', {name: 'Close', exact: true});
  await expect(close).toHaveCount(1);
  await close.click();
  await expect(consoleOf(page)).toBeHidden();
  const open = page.getByRole('button', {name: 'Try it'});
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'false');
});

for (const width of [390, 1440]) {
  test(`at ${width} px the request folds to one line when it is sent, and the response is on top`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, CREATE_USER);
    await openConsole(page);
    await expect(foldOf(page)).toBeHidden();
    await sendAndExpect(page, /^201 /);
    await expect(foldOf(page)).toHaveText(
      /^Request as Dana Okafor, ciso, with a body of \d+ lines$/,
    );
    await expect(page.getByLabel('Send to')).toBeHidden();
    const {y = 0} = (await statusOf(page).boundingBox()) ?? {};
    const {y: bottom = 0, height = 0} = (await foldOf(page).boundingBox()) ?? {};
    expect(y - bottom - height).toBeLessThan(40);
    expect(height).toBeLessThan(60);
    await foldOf(page).click();
    await expect(page.getByLabel('Send to')).toBeVisible();
  });
}

test('a status has a colour, a hexagon and its name', async ({page}) => {
  await openPage(page, CREATE_USER);
  await openConsole(page);
  const colours: string[] = [];
  for (const [prefer, words] of [
    ['', '201 Created'],
    ['code=429', '429 Too Many Requests'],
    ['code=422', '422 Unprocessable Content'],
  ] as const) {
    await page.getByRole('button', {name: 'Reset', exact: true}).click();
    await page.getByLabel('Prefer').fill(prefer);
    await sendAndExpect(page, new RegExp(`^${words}`));
    const status = statusOf(page).getByText(words);
    const {colour, shape} = await status.evaluate((element) => ({
      colour: getComputedStyle(element).color,
      shape: getComputedStyle(element, '::before').clipPath,
    }));
    expect(shape).toContain('polygon');
    colours.push(colour);
  }
  expect(colours[0]).not.toBe(colours[1]);
  expect(colours[1]).toBe(colours[2]);
});

test('a problem is dark in light mode, too', async ({page}) => {
  await openPage(page, CREATE_USER);
  await openConsole(page);
  await page.getByLabel('Prefer').fill('code=429');
  await sendAndExpect(page, /^429 /);
  const panel = consoleOf(page)
    .getByText('Wait 30 seconds before the next request.', {exact: true})
    .locator('..');
  await expect(panel).toHaveCSS('background-color', 'rgb(74, 32, 29)');
});

test('the errors of a 422 are listed once, and link to the marked lines of the body', async ({
  page,
}) => {
  await openPage(page, CREATE_USER);
  await openConsole(page);
  await page.getByLabel(/^Body/).fill(FAULTY);
  await sendButtonOf(page).click();
  await page.getByRole('button', {name: 'Send anyway'}).click();
  await expect(statusOf(page)).toHaveText(/^422 /);
  const texts = consoleOf(page).getByText('must be an e-mail address').filter({visible: true});
  await expect(texts).toHaveCount(1);
  await expect(consoleOf(page).getByText('"errors"')).toBeVisible();

  const link = consoleOf(page).getByRole('button', {name: '/email must be an e-mail address'});
  await link.focus();
  await page.keyboard.press('Enter');
  const body = page.getByLabel(/^Body/);
  await expect(body).toBeFocused();
  const selected = await body.evaluate((control: HTMLTextAreaElement) =>
    control.value.slice(control.selectionStart, control.selectionEnd),
  );
  expect(selected).toBe('  "email": "nobody",');
  // Line 2 for the address, and line 1 for the missing family name.
  await expect(body).toHaveCSS(
    'background-image',
    /^linear-gradient\(.*\), linear-gradient\(.*\)$/,
  );
  await expect(body).toHaveCSS('background-position', /, 0px 25\.2px$/);
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(body).toHaveCSS('background-image', 'none');
});

test('a sandbox request is labelled as such, and a request to a server has its URL', async ({
  page,
  startServer,
}) => {
  const {origin} = await startServer(answerOk);
  await openPage(page, `${apiRoot}get-users-info`);
  await openConsole(page);
  await page.getByLabel(/^page_size/).fill('5');
  const request = consoleOf(page).getByRole('heading').locator('..').getByRole('paragraph');
  await expect(request).toHaveText('GET Sandbox /v1/users?page_size=5');
  await openFor(page, 'get-users-info', `${origin}/v1`);
  await expect(request).toHaveText(`GET ${origin}/v1/users`);
});

test('Tab goes from the form to the response and then to Send, in visual order', async ({page}) => {
  await openPage(page, CREATE_USER);
  await openConsole(page);
  await sendAndExpect(page, /^201 /);
  const order = await consoleOf(page)
    .locator('summary, button, a')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({visibilityProperty: true}))
        .map((one) => one.getBoundingClientRect())
        .map(({top, left}) => [Math.round(top), Math.round(left)] as const),
    );
  const tops = order.map(([top]) => top);
  // The last row, with Send, is below everything that scrolls.
  expect(tops.at(-1)).toBeGreaterThan(tops[0] ?? Infinity);
  expect(order.slice(0, 4)).toEqual(
    [...order.slice(0, 4)].sort(([a, x], [b, y]) => (Math.abs(a - b) > 8 ? a - b : x - y)),
  );
});
