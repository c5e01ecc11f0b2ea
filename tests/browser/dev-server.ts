import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {findFreePort} from '@openapi-portal/reports/testing/server';
import {expect, type Page} from '@playwright/test';

import {copySite, type SiteCopy} from '../site-copy';

/** A dev server that shows a copy of the site. */
export interface DevServer {
  readonly site: SiteCopy;
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Until a server has ended it may write into the copy, which could then not be removed. */
async function end(child: ChildProcess, site: SiteCopy): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  await site.remove();
}

/**
 * Starts the dev server in a copy of the site, and waits until it answers.
 *
 * @param name of the copy
 * @param prepare changes the copy before
 */
export async function startDevServer(
  name = 'dev-server',
  prepare?: (site: SiteCopy) => Promise<void>,
): Promise<DevServer> {
  const site = await copySite(name);
  await prepare?.(site);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: 'localhost',
    NODE_ENV: undefined,
    // A copy that is thrown away would write its cache while the first change is timed.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const jiti = path.join(site.dir, 'node_modules/.bin/jiti');
  const child = spawn(jiti, ['scripts/develop-portal.ts'], {cwd: site.dir, env, stdio: 'ignore'});
  try {
    await expect(async () => {
      expect(child.exitCode, 'exit code of the dev server').toBeNull();
      const response = await fetch(address);
      expect(response.ok).toBe(true);
    }).toPass({timeout: 150_000});
  } catch (error) {
    await end(child, site);
    throw error;
  }
  return {site, address, end: () => end(child, site)};
}

/** Opens a page, and waits until the dev server tells it of changes. */
export async function openInDevServer(page: Page, address: string): Promise<void> {
  const told = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({payload}) => payload.toString().includes('"ok"')),
    );
  await page.goto(address);
  await told;
}

/** Waits for a text on a page by looking for it as cheaply as can be: what is timed runs on the same processor. */
export async function see(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    text,
    {polling: 50},
  );
}

export const findMedian = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
