import fs from 'node:fs';

import {expect, type Page} from '@playwright/test';

import {consoleOf, openFor, sendAndExpect} from './console-form';
import {test, toOpen} from './local-server';

/** Milliseconds that the page may be held up for: a machine that is busy besides needs three times its own. */
const LONGEST_TASK = 1000;

const toBody = (megabytes: number): string => {
  const entry = {
    id: 'a7f3c1d0-9b42-4f06-b1a3-7d60e8c2f591',
    name: 'Zoë',
    tags: [1, 2, {deep: null}],
  };
  const count = Math.floor((megabytes * 1e6) / Buffer.byteLength(`${JSON.stringify(entry)},`));
  return JSON.stringify(Array.from({length: count}, () => entry));
};

/** Gathers, in milliseconds, what keeps the page from answering its reader. */
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

for (const {megabytes, size, start} of [
  {megabytes: 0.99, size: /200 OK, .*, 9[89]\d\.\d kB/, start: '[\n  {\n    "id": "a7f3'},
  {megabytes: 12, size: /200 OK, .*, 12\.0 MB/, start: '[{"id":"a7f3'},
]) {
  test(`an answer of ${megabytes} MB does not hold up the page`, async ({page, startServer}) => {
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
    await expect(consoleOf(page)).toContainText('Only the beginning is shown');
    expect(Math.max(0, ...(await readTasks()))).toBeLessThan(LONGEST_TASK);
    expect((await shown.textContent())?.slice(0, start.length)).toBe(start);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', {name: /^Download/}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('users.json');
    expect(fs.readFileSync(await download.path(), 'utf8') === body).toBe(true);
  });
}

test('a downloaded answer has no ending of the server’s choice', async ({page, startServer}) => {
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
