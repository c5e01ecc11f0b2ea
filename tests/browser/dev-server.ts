import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

import {findFreePort} from '@openapi-portal/reports/testing/server';
import {expect, type Page} from '@playwright/test';

import {copySite, type SiteCopy} from '../site-copy';

export interface DevServer {
  readonly site: SiteCopy;
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Waits for the end of the process, because it could otherwise write into the folder during its deletion. */
async function end(child: ChildProcess, site: SiteCopy): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  await site.remove();
}

/**
 * Starts the dev server in a copy of the site, and waits until it responds.
 *
 * @param name folder name of the copy
 * @param prepare changes the copy before the start
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
    // Writing the cache would slow down the first timed change, and the copy is deleted anyway.
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

export async function openInDevServer(page: Page, address: string): Promise<void> {
  const told = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({payload}) => payload.toString().includes('"ok"')),
    );
  await page.goto(address);
  await told;
}

/** Waits for a text in a page. Polling is infrequent, because it shares the processor with the timed process. */
export async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted),
    text,
    {polling: 50},
  );
}

export const findMedian = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
