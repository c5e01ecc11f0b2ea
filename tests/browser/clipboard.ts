import type {Page} from '@playwright/test';

/** What a page has put into the clipboard. Pages of the site may not read it: a page without their headers does. */
export async function readClipboard(page: Page): Promise<string> {
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await context.newPage();
  await reader.route('**/clipboard', (route) => route.fulfill({contentType: 'text/html'}));
  await reader.goto('/clipboard');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
