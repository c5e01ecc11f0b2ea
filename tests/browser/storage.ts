import type {Page} from '@playwright/test';

/** What the site keeps in local storage, without the suffix that Docusaurus gives its keys. */
export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).map(([key, value]) => [
        key.replace(/-[\da-f]{3}$/, ''),
        String(value),
      ]),
    ),
  );
