import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {type SiteCopy, copySite} from '../site-copy';

/**
 * Milliseconds within which a change must show by itself. A contract takes longer than a page: all pages of its
 * API are built again.
 */
const toLimit = (file: string): number => (file.startsWith('openapi/') ? 3000 : 2000);

const ROUNDS = 5;

test.describe.configure({mode: 'serial'});
test.setTimeout(120_000);

let site: SiteCopy;
let server: ChildProcess;
let address: string;

/** A port that nothing uses now. */
async function findFreePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const {port} = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.beforeAll(async () => {
  // Starting the dev server has no limit that a reader would notice; what follows has.
  test.setTimeout(180_000);
  site = await copySite('dev-server');
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  server = spawn(path.join(site.dir, 'node_modules/.bin/jiti'), ['scripts/develop-portal.ts'], {
    cwd: site.dir,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      NODE_ENV: undefined,
      // A copy that is thrown away would write its cache while the first change is timed.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    stdio: 'ignore',
  });
  await expect(async () => {
    const response = await fetch(address);
    expect(response.ok).toBe(true);
  }).toPass({timeout: 150_000});
});

/** Until a server has ended it may write into the copy, which could then not be removed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

test.afterAll(async () => {
  await end(server);
  await site.remove();
});

/** Where the dev server puts the contract to download, as the last step of what a change sets off. */
const PUBLISHED = '.docusaurus/api-static/docs/API/Ciso-API/openapi.yaml';

/** Waits for a text on a page by looking for it as cheaply as can be: what is timed runs on the same processor. */
const see = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    text,
    {polling: 50},
  );
};

/** When the dev server last put the contract there, in milliseconds since the epoch. */
const readPublishTime = async (): Promise<number> =>
  (await fs.stat(path.join(site.dir, PUBLISHED))).mtimeMs;

/**
 * Ticks of all processors, and of these the ticks that a host took for other machines (`proc(5)`, the line `cpu`);
 * nothing but Linux says so.
 */
async function readTicks(): Promise<readonly [all: number, stolen: number]> {
  const text = await fs.readFile('/proc/stat', 'utf8').catch(() => 'cpu 1');
  const ticks = (text.split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number);
  return [ticks.reduce((sum, one) => sum + one, 0), ticks[7] ?? 0];
}

interface Change {
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
}

/**
 * Changes a file, and waits for all that this sets off after its author has seen it.
 *
 * @returns milliseconds until the author has seen it, without those in which a host gave the processor to others
 */
async function time(
  page: Page,
  {file, text, replacement}: Change,
  isSeen: () => Promise<void>,
): Promise<number> {
  const [allBefore, stolenBefore] = await readTicks();
  const start = Date.now();
  await site.replace(file, text, replacement);
  await isSeen();
  const seen = Date.now();
  const [all, stolen] = await readTicks();
  const share = (stolen - stolenBefore) / Math.max(1, all - allBefore);
  if (file.startsWith('openapi/')) {
    await expect.poll(readPublishTime, {timeout: 15_000}).toBeGreaterThan(start);
  }
  await page.waitForLoadState('networkidle');
  return Math.round((seen - start) * (1 - share));
}

const takeBack = ({file, text, replacement}: Change): Change => ({
  file,
  text: replacement,
  replacement: text,
});

/**
 * Makes a change and takes it back, again and again, and compares the lower quartile with the limit: other work
 * on the machine only adds time, to some of the changes, and a slower dev server to all of them.
 */
async function timeRounds(
  page: Page,
  change: Change,
  isSeen: () => Promise<void>,
  isGone: () => Promise<void>,
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await time(page, change, isSeen), await time(page, takeBack(change), isGone));
  }
  const quartile = times.sort((a, b) => a - b)[Math.ceil(times.length / 4) - 1];
  expect(quartile, `milliseconds, of ${times.join(', ')}`).toBeLessThan(toLimit(change.file));
}

const changes = [
  {
    what: 'a page',
    route: '/docs/system-modules/risks',
    before: 'The risks module answers',
    file: 'docs/system-modules/risks.mdx',
    text: 'The risks module answers',
    replacement: 'The changed module answers',
    shown: 'The changed module answers',
  },
  {
    what: 'a component',
    route: '/',
    before: 'Know what you have',
    file: 'src/pages/index.tsx',
    text: 'Know what you have',
    replacement: 'See what you have',
    shown: 'See what you have',
  },
  {
    what: 'the contract',
    route: '/docs/API/Ciso-API/create-user',
    before: 'Choose the type with care',
    file: 'openapi/ciso-api.yaml',
    text: 'Choose the type with care',
    replacement: 'Choose it with more care',
    shown: 'Choose it with more care',
  },
];

for (const {what, route, before, shown, ...change} of changes) {
  test(`shows a change of ${what} within seconds, without a reload by hand`, async ({page}) => {
    await page.goto(`${address}${route}`);
    await see(page, before);
    await page.waitForLoadState('networkidle');
    await timeRounds(
      page,
      change,
      () => see(page, shown),
      () => see(page, before),
    );
  });
}

const overlay = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

const mistakes = [
  {
    what: 'an unknown operation on a page',
    route: '/docs/API/',
    file: 'docs-api/errors.mdx',
    text: 'Cause four of these',
    replacement: '<Operation id="creat-user" /> Cause four of these',
    message: 'The contract has no operation creat-user',
    fix: 'write create-user',
  },
  {
    what: 'a user type in the contract that the product does not let in',
    route: '/docs/API/',
    file: 'openapi/ciso-api.yaml',
    text: 'scope: company.write\n          user_types: [ciso]',
    replacement: 'scope: company.write\n          user_types: [ciso, vendor]',
    message: 'update-company lets in vendor with company.write',
    fix: 'take vendor out of user_types',
  },
];

for (const {what, route, message, fix, ...change} of mistakes) {
  test(`shows ${what} over the page within seconds, until it is mended`, async ({page}) => {
    await page.goto(`${address}${route}`);
    await expect(page.getByRole('main')).toBeVisible({timeout: 30_000});
    await page.waitForLoadState('networkidle');
    const report = overlay(page).filter({hasText: message}).filter({hasText: fix});
    const cover = page.locator('#webpack-dev-server-client-overlay');
    const timeout = toLimit(change.file);
    await time(page, change, () => report.waitFor({timeout}));
    await time(page, takeBack(change), () => cover.waitFor({state: 'detached', timeout}));
  });
}

test('changes a title wherever it stands', async ({page}) => {
  await page.goto(`${address}/docs/API/Ciso-API/create-user`);
  await see(page, 'Create a user');
  await site.replace('openapi/ciso-api.yaml', 'summary: Create a user', 'summary: Invite a user');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Invite a user');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Invite a user'})).toBeVisible({timeout: 15_000});
  await page.goto(`${address}/docs/API/`);
  const link = page.getByRole('main').getByRole('link', {name: 'Invite a user'}).first();
  await expect(link).toBeVisible({timeout: 15_000});
});

test('changes a page when the contract changes what it names', async ({page}) => {
  await page.goto(`${address}/docs/API/errors`);
  await expect(page.getByRole('main')).toContainText('user-in-use (409)', {timeout: 30_000});
  const entry = (status: number): string => `user-in-use:\n    status: ${status}`;
  await site.replace('openapi/ciso-api.yaml', entry(409), entry(410));
  await expect(page.getByRole('main')).toContainText('user-in-use (410)', {timeout: 15_000});
});
