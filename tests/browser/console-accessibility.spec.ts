import {expect, type Page} from '@playwright/test';

import {findFaultsInAll} from './axe';
import {consoleOf, openFor, openOther, sendAndExpect, sendButtonOf} from './console-form';
import {type Respond, answerOk, test, toOpen} from './local-server';

test.setTimeout(120_000);

interface State {
  readonly answer: Respond;
  readonly show: (page: Page, origin: string) => Promise<void>;
}

const answerWith = (type: string, body: string): Respond =>
  toOpen((_arrival, response) => {
    response.setHeader('content-type', type).end(body);
  });

const STATES: Readonly<Record<string, State>> = {
  'chosen files and mistakes': {
    answer: answerOk,
    async show(page, origin) {
      await openOther(page, ['post', '/uploads'], origin);
      const file = {name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF')};
      await page.getByLabel(/^scans/).setInputFiles([file, file]);
      await sendButtonOf(page).click();
      await expect(page.getByRole('group', {name: 'Mistakes'})).toBeVisible();
    },
  },
  'folded JSON': {
    answer: answerWith(
      'application/json',
      JSON.stringify({a: [...Array(99).keys()], b: {c: null}}),
    ),
    async show(page, origin) {
      await openFor(page, 'get-company-info', origin);
      await sendAndExpect(page, /200/);
    },
  },
  'broken JSON': {
    answer: answerWith('application/json', '{"a": 1,}'),
    async show(page, origin) {
      await openFor(page, 'get-company-info', origin);
      await sendAndExpect(page, /200/);
    },
  },
  'events that come': {
    answer: toOpen((_arrival, response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write('data: {"id": 1, "open": true, "name": "x"}\n\n'.repeat(40));
    }),
    async show(page, origin) {
      await openOther(page, ['get', '/events'], origin);
      await sendAndExpect(page, /receiving/);
      await expect(consoleOf(page).getByRole('region', {name: 'Response body'})).toBeVisible();
    },
  },
  'an answer that broke off': {
    answer: toOpen((_arrival, response) => {
      response.writeHead(200, {'content-length': '1000', 'content-type': 'text/plain'});
      response.write('begun');
      setTimeout(() => response.destroy(), 100);
    }),
    async show(page, origin) {
      await openFor(page, 'get-company-info', origin);
      await sendAndExpect(page, /interrupted after/);
    },
  },
  'a request that failed': {
    answer: (_arrival, response) => void response.destroy(),
    async show(page, origin) {
      await openFor(page, 'get-company-info', origin);
      await sendAndExpect(page, /^No response/);
    },
  },
};

for (const [name, {answer, show}] of Object.entries(STATES)) {
  test(`the console with ${name} is accessible to axe in both modes`, async ({
    page,
    startServer,
  }) => {
    const {origin} = await startServer(answer);
    await show(page, origin);
    expect(await findFaultsInAll(page)).toEqual([]);
  });
}
