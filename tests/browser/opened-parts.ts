import {expect, type Page} from '@playwright/test';

/** Opens the console of an operation, unless it is still open from the previous page. */
export async function openConsole(page: Page): Promise<void> {
  // Its name is 'Close' while the console is open.
  const button = page.locator('[data-try]');
  await expect(button).toHaveAttribute('aria-expanded', /./);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(page.getByRole('region', {name: /^Try it/})).toBeVisible();
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
}

export async function openNote(page: Page): Promise<void> {
  await page.locator('button.term').first().click();
  await expect(page.locator('.term-note:popover-open')).toBeVisible();
}
