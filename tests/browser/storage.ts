import type {Page} from '@playwright/test';

/** Reads local storage, with keys that lack the suffix that Docusaurus adds for this site. */
export const readStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).map(([key, value]) => [
        key.replace(/-[\da-f]{3}$/, ''),
        String(value),
      ]),
    ),
  );
