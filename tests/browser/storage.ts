import type {Page} from '@playwright/test';

/** Reads the site's local storage, without the suffix that Docusaurus appends to its keys. */
export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).map(([key, value]) => [
        key.replace(/-[\da-f]{3}$/, ''),
        String(value),
      ]),
    ),
  );
