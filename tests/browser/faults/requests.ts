import type {Page} from '@playwright/test';

/** The requests of a page. */
export interface Requests {
  /** The number of loaded documents: a reload loop has many. */
  readonly navigations: number;
  /** Lists URLs that one document requested more than once. */
  readonly findRepeated: () => readonly string[];
}

/** Records the requests of a page by document. */
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
