import type {Locator, Page} from '@playwright/test';

export const searchButton = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search the docs'});

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

export const searchField = (page: Page): Locator =>
  page.getByRole('combobox', {name: 'Search the docs'});

export const options = (page: Page): Locator => page.getByRole('option');

export const activeOption = (page: Page): Locator => page.getByRole('option', {selected: true});

/** Records the URLs of search scripts and index files that a page requests from now on. */
export function recordSearchFiles(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (/on-demand-search|search-index/.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}
