import fs from 'node:fs/promises';
import path from 'node:path';

import {toTimeLimit} from '@openapi-portal/reports/testing/time-limit';
import {expect, type Page, test} from '@playwright/test';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {
  type DevServer,
  findMedian,
  openInDevServer,
  waitForText,
  startDevServer,
} from './dev-server';

/** Maximum time in milliseconds until a change is visible. */
const LIMIT = toTimeLimit(2000);

/** Number of times that each change is made and undone. */
const ROUNDS = process.env.QUIET_MACHINE === undefined ? 1 : 3;

test.describe.configure({mode: 'serial'});
/** Timeout in milliseconds. The dev server starts slowly, which does not count: only changes are timed. */
const TIMEOUT = 300_000;

test.setTimeout(TIMEOUT);

let server: DevServer;

test.beforeAll(async () => {
  // A hook would otherwise have the default timeout.
  test.setTimeout(TIMEOUT);
  server = await startDevServer();
});

test.afterAll(() => server.end());

/** The published contract, which is the last file that the dev server writes after a change. */
const PUBLISHED = path.join(STATIC_DIR, 'openapi.json');

/** Returns the modification time of the published contract, in milliseconds since 1970. */
const readPublishTime = async (): Promise<number> =>
  (await fs.stat(path.join(server.site.dir, PUBLISHED))).mtimeMs;

interface Change {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

const takeBack = ({file, text, replacement}: Change): Change => ({
  file,
  text: replacement,
  replacement: text,
});

/**
 * Changes a file and measures when the change is visible. If the file belongs to a contract, also waits for its
 * publication, so that the next change is not slowed down.
 *
 * @returns milliseconds until the change is visible
 */
async function change(
  {file, text, replacement}: Change,
  isSeen: () => Promise<void>,
): Promise<number> {
  const start = Date.now();
  await server.site.replace(file, text, replacement);
  await isSeen();
  const spent = Date.now() - start;
  if (file.startsWith('openapi/')) {
    await expect.poll(readPublishTime, {timeout: 30_000}).toBeGreaterThan(start);
  }
  return spent;
}

const changes = [
  {
    what: 'a page',
    route: '/docs/system-modules/risks',
    file: 'docs/system-modules/risks.mdx',
    text: 'Write down what could happen',
    replacement: 'Note what could happen',
  },
  {
    what: 'a component',
    route: '/',
    file: 'src/pages/_home/Home.react.tsx',
    text: 'Know what you have',
    replacement: 'See what you have',
  },
  {
    what: 'the contract',
    route: '/docs/API/Ciso-API/create-user',
    file: 'openapi/ciso-api.yaml',
    text: 'sends an invitation by e-mail',
    replacement: 'sends a link by e-mail',
  },
] as const satisfies readonly (Change & {readonly what: string; readonly route: string})[];

for (const {what, route, ...made} of changes) {
  test(`shows a change of ${what} within two seconds, without a manual reload`, async ({page}) => {
    const times: number[] = [];
    for (const one of Array.from({length: ROUNDS}, () => [made, takeBack(made)]).flat()) {
      await openInDevServer(page, `${server.address}${route}`);
      await waitForText(page, one.text);
      times.push(await change(one, () => waitForText(page, one.replacement)));
    }
    expect(findMedian(times), `milliseconds, of ${times.join(', ')}`).toBeLessThan(LIMIT);
  });
}

const overlay = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

const mistakes = [
  {
    what: 'an unknown operation on a page',
    file: 'docs-api/errors.mdx',
    text: 'Write your program around',
    replacement: '<Operation id="creat-user" /> Write your program around',
    message: 'The contract has no operation creat-user',
    fix: 'write create-user',
  },
  {
    what: 'a user type in the contract that the product does not let in',
    file: 'openapi/ciso-api.yaml',
    text: 'scope: company.write\n          user_types: [ciso]',
    replacement: 'scope: company.write\n          user_types: [ciso, vendor]',
    message: 'update-company allows vendor with company.write',
    fix: 'remove vendor from user_types',
  },
];

for (const {what, message, fix, ...made} of mistakes) {
  test(`shows ${what} over the page within two seconds, until it is fixed`, async ({page}) => {
    await openInDevServer(page, `${server.address}/docs/API/`);
    const report = overlay(page).filter({hasText: message}).filter({hasText: fix});
    const cover = page.locator('#webpack-dev-server-client-overlay');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await change(made, () => report.waitFor()));
      times.push(await change(takeBack(made), () => cover.waitFor({state: 'detached'})));
    }
    expect(findMedian(times), `milliseconds, of ${times.join(', ')}`).toBeLessThan(LIMIT);
  });
}

test('keeps a broken link over the page in one report, until it is fixed', async ({page}) => {
  const [, other] = changes;
  const dead = {
    file: 'docs/system-modules/risks.mdx',
    text: 'Write down what could happen',
    replacement: '[Where nothing is](./nowhere.mdx) Write down what could happen',
  };
  const target = path.join(server.site.dir, 'docs/system-modules/nowhere.mdx');
  await openInDevServer(page, `${server.address}/`);
  const report = overlay(page).filter({hasText: 'The page ./nowhere.mdx does not exist'});
  await change(dead, () => report.waitFor());
  expect((await report.innerText()).match(/nowhere/g)).toHaveLength(1);
  await change(other, () => waitForText(page, other.replacement));
  await report.waitFor();
  await fs.writeFile(target, '---\ntitle: Nowhere\ndescription: A page that came later.\n---\n');
  await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden({timeout: 15_000});
  await page.goto(`${server.address}/docs/system-modules/risks`);
  const link = page.getByRole('link', {name: 'Where nothing is'});
  await expect(link).toHaveAttribute('href', '/docs/system-modules/nowhere', {timeout: 15_000});
  await server.site.replace(dead.file, dead.replacement, dead.text);
  await server.site.replace(other.file, other.replacement, other.text);
  await expect(link).toBeHidden({timeout: 15_000});
  await fs.rm(target);
});

test('prints its progress, and updates a title everywhere', async ({page}) => {
  await page.goto(`${server.address}/docs/API/Ciso-API/create-user`);
  await waitForText(page, 'Create a user');
  const {site} = server;
  await site.replace('openapi/ciso-api.yaml', 'summary: Create a user', 'summary: Invite a user');
  const work = page.getByText('Updating the pages of the API');
  await work.waitFor();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Invite a user');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Invite a user'})).toBeVisible({timeout: 15_000});
  await expect(work).toBeHidden({timeout: 15_000});
  await page.goto(`${server.address}/docs/API/`);
  const link = page.getByRole('main').getByRole('link', {name: 'Invite a user'}).first();
  await expect(link).toBeVisible({timeout: 15_000});
});

test('updates a page when the contract changes names on it', async ({page}) => {
  await openInDevServer(page, `${server.address}/docs/API/errors`);
  await waitForText(page, 'user-in-use (409)');
  const entry = (status: number): string => `user-in-use:\n    status: ${status}`;
  await server.site.replace('openapi/ciso-api.yaml', entry(409), entry(410));
  await expect(page.getByRole('main')).toContainText('user-in-use (410)');
});
