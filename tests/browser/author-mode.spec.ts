import {type ChildProcess, spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {type SiteCopy, copySite} from '../bad-input/site-copy';

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
  site = await copySite('author-mode');
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  server = spawn(path.join(site.dir, 'node_modules/.bin/jiti'), ['scripts/develop-portal.ts'], {
    cwd: site.dir,
    env: {...process.env, PORT: String(port), NODE_ENV: undefined},
    stdio: 'ignore',
  });
  await expect(async () => {
    const response = await fetch(address);
    expect(response.ok).toBe(true);
  }).toPass({timeout: 90_000});
});

test.afterAll(async () => {
  server.kill();
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
