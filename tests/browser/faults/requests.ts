import type {Page} from '@playwright/test';

/** What a page has asked for since. */
export interface Requests {
  /** How many documents: a page that loads itself anew in a loop has many. */
  readonly navigations: number;
  /** Addresses that one document asked for more than once. */
  readonly findRepeated: () => readonly string[];
}

/** Counts what a page asks for, document by document. */
export function watchRequests(page: Page): Requests {
  const documents: string[][] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push([]);
    else documents.at(-1)?.push(request.url());
  });
  return {
    get navigations() {
      return documents.length;
    },
    findRepeated: () =>
      documents.flatMap((urls) => urls.filter((url, index) => urls.indexOf(url) !== index)),
  };
}
