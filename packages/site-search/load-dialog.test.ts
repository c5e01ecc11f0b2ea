import {setTimeout} from 'node:timers/promises';

import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {startSearch, takeBeginning} from './load-dialog';

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
  void takeBeginning();
  vi.unstubAllGlobals();
});

it('loads the files for the first search once, and passes them on once', async () => {
  await Promise.all([start(), start()]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await takeBeginning()).toMatchObject({entries: []});
  expect(takeBeginning()).toBeUndefined();
});

it('hands on nothing that was asked for at another page', async () => {
  await start();
  goTo('/docs/API/1.0/');
  expect(takeBeginning()).toBeUndefined();
  await start();
  expect(takeBeginning()).toBeDefined();
});

it('hands on nothing that has failed', async () => {
  answer = () => new Response('', {status: 503});
  await start();
  expect(takeBeginning()).toBeUndefined();
});
