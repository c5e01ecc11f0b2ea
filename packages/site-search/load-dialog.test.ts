import {setTimeout} from 'node:timers/promises';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {startSearch, takeFirstFiles} from './load-dialog';

let answer: () => Response;

const ask = vi.fn(() => Promise.resolve(answer()));

const goTo = (pathname: string): unknown => vi.stubGlobal('location', {pathname});

/**
 * Starts the search and waits until the first files are requested. The import of the dialog fails outside of a
 * bundle, which does not matter here.
 */
async function start(): Promise<void> {
  startSearch('/').catch(() => undefined);
  await setTimeout(0);
}

beforeEach(() => {
  answer = () => Response.json({indexes: []});
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
  goTo('/docs/');
});

afterEach(() => {
  void takeFirstFiles();
  vi.unstubAllGlobals();
});

it('loads the files for the first search once, and passes them on once', async () => {
  await Promise.all([start(), start()]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await takeFirstFiles()).toMatchObject({entries: []});
  expect(takeFirstFiles()).toBeUndefined();
});

it('does not return a request of another page', async () => {
  await start();
  goTo('/docs/API/1.0/');
  expect(takeFirstFiles()).toBeUndefined();
  await start();
  expect(takeFirstFiles()).toBeDefined();
});

it('does not return a failed request', async () => {
  answer = () => new Response('', {status: 503});
  await start();
  expect(takeFirstFiles()).toBeUndefined();
});
