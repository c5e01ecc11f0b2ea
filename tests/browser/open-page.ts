import {expect, type Locator, type Page, type Response} from '@playwright/test';

/** Waits until the page is hydrated and the sections of an operation have their final height. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await expect(page.locator('.api-section:not([data-settled])')).toHaveCount(0);
}

/** Opens a page by its URL and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilAlive(page);
  return response;
}

/** Sets the viewport width and waits until the page is rendered again, which takes up to two frames. */
export async function widenTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export const navbarLink = (page: Page, label: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label, exact: true});

export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});
