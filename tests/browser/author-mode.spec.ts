import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {type SiteCopy, copySite} from '../bad-input/site-copy';

/** Milliseconds within which a change must show by itself. */
const LIMIT = 2000;
const PORT = 4180;

test.describe.configure({mode: 'serial'});
test.setTimeout(120_000);

let site: SiteCopy;
let server: ChildProcess;

test.beforeAll(async () => {
  site = await copySite('author-mode');
  server = spawn(path.join(site.dir, 'node_modules/.bin/jiti'), ['scripts/develop-portal.ts'], {
    cwd: site.dir,
    env: {...process.env, PORT: String(PORT), NODE_ENV: undefined},
    stdio: 'ignore',
  });
  await expect(async () => {
    const response = await fetch(`http://localhost:${PORT}/`);
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
    address: '/docs/system-modules/risks',
    file: 'docs/system-modules/risks.mdx',
    text: 'The risks module answers',
    replacement: 'The changed module answers',
    shown: 'The changed module answers',
  },
  {
    what: 'a component',
    address: '/',
    file: 'src/pages/index.tsx',
    text: 'Know what you have',
    replacement: 'See what you have',
    shown: 'See what you have',
  },
  {
    what: 'the contract',
    address: '/docs/API/Ciso-API/create-user',
    file: 'openapi/ciso-api.yaml',
    text: 'summary: Create a user',
    replacement: 'summary: Create an account',
    shown: 'Create an account',
  },
];

for (const {what, address, file, text, replacement, shown} of changes) {
  test(`shows a change of ${what} within two seconds, without a reload by hand`, async ({page}) => {
    await page.goto(`http://localhost:${PORT}${address}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 30_000});
    await site.replace(file, text, replacement);
    await expect(page.getByText(shown).first()).toBeVisible({timeout: LIMIT});
  });
}
