import {expect, test, type Page} from '@playwright/test';

/** Frames are held back until the test lets them go. */
interface HeldWindow {
  letGo: () => void;
  docusaurus?: unknown;
}

/** Keeps the browser from telling the page that it is about to be painted. */
const holdFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    (window as unknown as HeldWindow).letGo = () => {
      window.requestAnimationFrame = ask;
      held.forEach((callback) => ask(callback));
    };
  });

const hasStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as HeldWindow).docusaurus !== undefined);

test('the script starts when the served page has been painted', async ({page}) => {
  await holdFrames(page);
  await page.goto('/docs/system-modules/risks', {waitUntil: 'load'});
  expect(await hasStarted(page)).toBe(false);
  await page.evaluate(() => (window as unknown as HeldWindow).letGo());
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
});

test('the script of a hidden tab, which nobody paints, starts at once', async ({page}) => {
  await holdFrames(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'}),
  );
  await page.goto('/docs/system-modules/risks', {waitUntil: 'load'});
  expect(await hasStarted(page)).toBe(true);
});
