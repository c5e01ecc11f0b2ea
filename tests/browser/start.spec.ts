import {expect} from '@playwright/test';

import {hasStarted, holdFrames, letFramesGo} from './held-frames';
import {test} from './policy';

const RISKS = '/docs/system-modules/risks';
const alive = 'html[data-has-hydrated="true"]';

test('the script starts after the served page has been painted', async ({page}) => {
  await holdFrames(page);
  await page.goto(RISKS, {waitUntil: 'load'});
  expect(await hasStarted(page)).toBe(false);
  await letFramesGo(page);
  await expect(page.locator(alive)).toBeAttached();
});

test('the script of a hidden tab starts immediately', async ({page}) => {
  await holdFrames(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'}),
  );
  await page.goto(RISKS, {waitUntil: 'load'});
  expect(await hasStarted(page)).toBe(true);
});

test('a reader who scrolls before the script starts keeps their position', async ({page}) => {
  await holdFrames(page);
  await page.goto(`${RISKS}#related-pages`, {waitUntil: 'load'});
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await letFramesGo(page);
  await expect(page.locator(alive)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
