import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import net from 'node:net';
import path from 'node:path';

import {expect, type Page, test} from '@playwright/test';

import {type SiteCopy, copySite} from '../site-copy';

/** Milliseconds within which a change must show by itself. */
const LIMIT = 2000;

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
    env: {...process.env, PORT: String(port), HOST: 'localhost', NODE_ENV: undefined},
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
    before: 'Create a user',
    file: 'openapi/ciso-api.yaml',
    text: 'summary: Create a user',
    replacement: 'summary: Create an account',
    shown: 'Create an account',
  },
];

for (const {what, route, before, file, text, replacement, shown} of changes) {
  test(`shows a change of ${what} within two seconds, without a reload by hand`, async ({page}) => {
    await page.goto(`${address}${route}`);
    await expect(page.getByRole('main').getByText(before).first()).toBeVisible({timeout: 30_000});
    await site.replace(file, text, replacement);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible({timeout: LIMIT});
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

for (const {what, route, file, text, replacement, message, fix} of mistakes) {
  test(`shows ${what} over the page within two seconds, until it is mended`, async ({page}) => {
    await page.goto(`${address}${route}`);
    await expect(page.getByRole('main')).toBeVisible({timeout: 30_000});
    await site.replace(file, text, replacement);
    await expect(overlay(page)).toContainText(message, {timeout: LIMIT});
    await expect(overlay(page)).toContainText(fix);
    await site.replace(file, replacement, text);
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, {
      timeout: LIMIT,
    });
  });
}

test('changes a page when the contract changes what it names', async ({page}) => {
  await page.goto(`${address}/docs/API/errors`);
  await expect(page.getByRole('main')).toContainText('user-in-use (409)', {timeout: 30_000});
  const entry = (status: number): string => `user-in-use:\n    status: ${status}`;
  await site.replace('openapi/ciso-api.yaml', entry(409), entry(410));
  await expect(page.getByRole('main')).toContainText('user-in-use (410)');
});
