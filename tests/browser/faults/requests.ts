import type {Page} from '@playwright/test';

export interface Requests {
  /** Number of loaded documents. A reload loop would increase it. */
  readonly navigations: number;
  /** Lists the URLs that one document requested more than once. */
  readonly findRepeated: () => readonly string[];
}

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
