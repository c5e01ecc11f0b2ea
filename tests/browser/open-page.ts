import {expect, type Locator, type Page, type Response} from '@playwright/test';

/** Waits until the page's script has taken over the served page, and every section has its place. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  await expect(page.locator('.api-section:not([data-settled])')).toHaveCount(0);
}

/** Opens a page by its address, as a first visit, and waits until its script has taken over. */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilAlive(page);
  return response;
}

/** Makes the window so wide, and waits for what the page changes then: a frame later it is drawn. */
export async function widenTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The entry of the navbar with this text. */
export const navbarLink = (page: Page, label: string): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: label, exact: true});

export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});
