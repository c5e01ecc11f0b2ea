import fs from 'node:fs';

import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {expect, type Locator, type Page} from '@playwright/test';

import {readClipboard} from './clipboard';
import {
  consoleOf,
  foldOf,
  openFor,
  openOther,
  sendAndExpect,
  statusOf,
  unfoldRequest,
} from './console-form';
import {answerOk, test, toOpen} from './local-server';

/** Maximum duration of a task on the main thread, in milliseconds. */
const LONGEST_TASK = toTimeLimit(250);

const toBody = (megabytes: number): string => {
  const entry = {
    id: 'a7f3c1d0-9b42-4f06-b1a3-7d60e8c2f591',
    name: 'Zoë',
    tags: [1, 2, {deep: null}],
  };
  const count = Math.floor((megabytes * 1e6) / Buffer.byteLength(`${JSON.stringify(entry)},`));
  return JSON.stringify(Array.from({length: count}, () => entry));
};

/** Records the durations of long tasks on the main thread, in milliseconds. */
async function watchTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({duration}) => found.push(duration)),
    ).observe({type: 'longtask'});
    return found;
  });
  return () => durations.jsonValue();
}

for (const {megabytes, size, start, cut} of [
  {
    megabytes: 0.99,
    size: /200 OK, .*, 9[89]\d\.\d kB/,
    start: '[{"id": "a7f3',
    cut: 'Show 50 more of',
  },
  {
    megabytes: 5,
    size: /200 OK, .*, 5\.0 MB/,
    start: '[{"id":"a7f3',
    cut: 'Only the beginning is shown',
  },
]) {
  test(`a response of ${megabytes} MB does not block the page`, async ({page, startServer}) => {
    const body = toBody(megabytes);
    const {origin} = await startServer(
      toOpen((_arrival, response) => {
        response.setHeader('content-type', 'application/json').end(body);
      }),
    );
    await openFor(page, 'get-users-info', origin);
    const readTasks = await watchTasks(page);
    await sendAndExpect(page, size);
    const shown = consoleOf(page).getByRole('region', {name: 'Response body'});
    await expect(consoleOf(page)).toContainText(cut);
    expect(Math.max(0, ...(await readTasks()))).toBeLessThan(LONGEST_TASK);
    expect((await shown.textContent())?.slice(0, start.length)).toBe(start);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', {name: /^Download/}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('users.json');
    expect(fs.readFileSync(await download.path(), 'utf8') === body).toBe(true);
  });
}

test('a long response is shown in part, and copied whole', async ({page, startServer}) => {
  const body = toBody(5);
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.setHeader('content-type', 'application/json').end(body);
    }),
  );
  await openFor(page, 'get-users-info', origin);
  await sendAndExpect(page, /^200 OK, .*, 5\.0 MB/);
  const view = page.getByRole('region', {name: 'Response body'});
  expect(body.startsWith((await view.textContent()) ?? '-')).toBe(true);
  await page.getByRole('button', {name: 'Copy the body'}).click();
  await expect(page.getByRole('button', {name: 'Copy the body'})).toHaveText('Copied');
  expect((await readClipboard(page)) === body).toBe(true);
});

/** A PNG of two pixels, red and blue. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg==',
  'base64',
);

test('an image is shown, and can be saved', async ({page, startServer}) => {
  const {origin} = await startServer(toAnswer('image/png', PICTURE));
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  await expect(
    page.getByRole('img', {name: 'Picture in the response, 2 by 1 pixels'}),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: /^Download company\.png/})).toBeVisible();
});

test('an invalid image is reported', async ({page, startServer}) => {
  const {origin} = await startServer(toAnswer('image/png', Buffer.from([1, 2, 0, 3])));
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  await expect(consoleOf(page)).toContainText('The browser cannot show this picture');
});

const toAnswer = (type: string, body: string | Buffer) =>
  toOpen((_arrival, response) => {
    response.setHeader('content-type', type).end(body);
  });

const bodyOf = (page: Page): Locator => page.getByRole('region', {name: 'Response body'});

test('JSON is coloured, keeps every digit, and folds', async ({page, startServer}) => {
  const json = '{"id": 12345678901234567890, "name": "Zoë", "tags": ["a", "b"]}';
  const {origin} = await startServer(toAnswer('application/json', json));
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  await expect(bodyOf(page).locator('.code-literal')).toHaveText('12345678901234567890');
  await expect(bodyOf(page).locator('.code-name').first()).toHaveText('"id"');
  const colours = await bodyOf(page)
    .locator('.code-name, .code-string')
    .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).color)).size);
  expect(colours).toBe(2);
  const fold = bodyOf(page).locator('summary', {hasText: '"tags"'});
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveText('"tags": [ … ] 2 entries');
  await expect(bodyOf(page)).not.toContainText('"b"');
  await page.keyboard.press('Enter');
  await expect(bodyOf(page)).toContainText('"b"');
});

test('invalid JSON is reported, and shown at its error', async ({page, startServer}) => {
  const lines = Array.from({length: 200}, (_, index) => `  "field${index}": ${index},\n`).join('');
  const {origin} = await startServer(toAnswer('application/json', `{\n${lines}  oops}`));
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  await expect(consoleOf(page)).toContainText(
    'The server says that the body is application/json, but it is not JSON at line 202, column 3: expected a field name in double quotes.',
  );
  await expect(bodyOf(page).locator('mark')).toHaveText('o');
  await expect(bodyOf(page).locator('mark')).toBeInViewport();
});

test('a binary response is offered as a file, to the last byte', async ({page, startServer}) => {
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0xfe, 1]);
  const {origin} = await startServer(toAnswer('application/pdf', bytes));
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200 OK, .*, 8 bytes/);
  await expect(consoleOf(page)).toContainText('The body is not text. Save it as a file.');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download company.pdf (8 bytes)'}).click();
  expect(fs.readFileSync(await (await downloading).path())).toEqual(bytes);
});

test('events are shown as they arrive, until the reader stops them', async ({
  page,
  startServer,
}) => {
  let write: (text: string) => void = () => undefined;
  let hasEnded = false;
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.on('close', () => (hasEnded = true));
      write = (text) => void response.write(text);
      write('event: finding\ndata: {"id": 1}\n\n');
    }),
  );
  await openOther(page, ['get', '/events'], origin);
  await sendAndExpect(page, '200 OK, receiving …');
  await expect(bodyOf(page)).toContainText('data: {"id": 1}');
  await expect(bodyOf(page)).not.toContainText('"id": 2');
  write('data: {"id": 2}\n\n');
  await expect(bodyOf(page)).toContainText('data: {"id": 2}');
  expect(hasEnded).toBe(false);

  write(': x\n'.repeat(500));
  write('data: last\n');
  await expect(bodyOf(page)).toContainText('data: last');
  const isAtEnd = () =>
    bodyOf(page).evaluate((view) => view.scrollTop + view.clientHeight > view.scrollHeight - 5);
  await expect.poll(isAtEnd).toBe(true);

  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(statusOf(page)).toHaveText(/^200 OK, stopped after .*, 2\.1 kB$/);
  await expect.poll(() => hasEnded).toBe(true);
  await expect(bodyOf(page)).toContainText('data: last');
  await expect(page.getByRole('link', {name: /^Download/})).toBeVisible();
});

test('a long download shows its progress, and can be cancelled', async ({page, startServer}) => {
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.writeHead(200, {'content-type': 'application/zip', 'content-length': '9000000'});
      response.write(Buffer.alloc(1_500_000));
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, '200 OK, receiving …');
  await expect(consoleOf(page)).toContainText('1.5 MB so far.');
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(statusOf(page)).toHaveText(/^200 OK, stopped after .*, 1\.5 MB$/);
});

for (const width of [390, 1400]) {
  test(`a response scrolls into view and is announced at ${width} px`, async ({
    page,
    startServer,
  }) => {
    const {origin} = await startServer(toAnswer('application/json', toBody(0.01)));
    await page.setViewportSize({width, height: 700});
    await openFor(page, 'create-user', origin);
    const field = page.getByLabel(/^Body/);
    await field.focus();
    await expect(statusOf(page)).toBeEmpty();
    await page.keyboard.press('Control+Enter');
    await expect(statusOf(page)).toHaveText(/^200 OK/);
    await expect(statusOf(page)).toBeInViewport();
    await expect(bodyOf(page)).toBeInViewport({ratio: 0.5});
    // The request is folded. Its line has the focus, sends again, and leads back to the field.
    await expect(field).toBeHidden();
    await expect(foldOf(page)).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(foldOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
  });
}

test('the keyboard shortcut for Send is shown, and works in every field', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openFor(page, 'create-user', origin);
  await expect(consoleOf(page).getByText('Ctrl or Cmd and Enter send')).toBeVisible();
  const fields = consoleOf(page).locator('input, select, textarea');
  const count = await fields.count();
  expect(count).toBeGreaterThan(4);
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await unfoldRequest(page);
    await fields.nth(index).focus();
    await page.keyboard.press(index % 2 === 0 ? 'Control+Enter' : 'Meta+Enter');
    await expect
      .poll(() => arrivals.filter(({method}) => method === 'POST').length)
      .toBe(index + 1);
    await expect(statusOf(page)).toHaveText(/^200 OK/);
  }
});

test('a downloaded response has no file extension of the server’s choice', async ({
  page,
  startServer,
}) => {
  const {origin} = await startServer(
    toOpen((_arrival, response) => {
      response.writeHead(200, {
        'content-type': 'application/x-bat',
        'content-disposition': 'attachment; filename="report.bat"',
      });
      response.end('echo');
    }),
  );
  await openFor(page, 'get-company-info', origin);
  await sendAndExpect(page, /200/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', {name: /^Download/}).click();
  expect((await downloading).suggestedFilename()).toBe('company.bin');
});
