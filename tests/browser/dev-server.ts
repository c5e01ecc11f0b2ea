import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {findFreePort} from '@openapi-portal/reports/testing/server';
import {expect, type Page} from '@playwright/test';
import {parse} from 'yaml';

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

/** Starts the dev server in a copy of the site, and waits until it answers. */
export async function startDevServer(): Promise<DevServer> {
  const site = await copySite('dev-server');
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

/**
 * Ticks of all processors, and of these the ticks that a host took for other machines (`proc(5)`, the line `cpu`);
 * nothing but Linux says so.
 */
async function readTicks(): Promise<readonly [all: number, stolen: number]> {
  const text = await fs.readFile('/proc/stat', 'utf8').catch(() => 'cpu 1');
  const ticks = (text.split('\n')[0] ?? '').split(/\s+/).slice(1).map(Number);
  return [ticks.reduce((sum, one) => sum + one, 0), ticks[7] ?? 0];
}

/** Milliseconds in which the machine by which the limits were set reads the contract. */
const READING = 65;

const contract = readFileSync('openapi/ciso-api.yaml', 'utf8');

/** How much slower this machine is at present than the one by which the limits were set; never less than 1. */
function findSlowness(): number {
  const times = Array.from({length: 5}, () => {
    const start = performance.now();
    parse(contract);
    return performance.now() - start;
  });
  return Math.max(1, findMedian(times) / READING);
}

export const findMedian = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * Milliseconds that something takes, as the machine by which the limits were set would take them: without those
 * in which a host gave the processor to other machines, and less where this processor is slower.
 */
export async function time(run: () => Promise<void>): Promise<number> {
  const slowness = findSlowness();
  const [allBefore, stolenBefore] = await readTicks();
  const start = performance.now();
  await run();
  const spent = performance.now() - start;
  const [all, stolen] = await readTicks();
  const share = (stolen - stolenBefore) / Math.max(1, all - allBefore);
  return Math.round((spent * (1 - share)) / slowness);
}
