import type {ConsoleMessage, Page, Request, Response} from '@playwright/test';

export interface Problems {
  readonly found: readonly string[];
  /** Stops recording, for a page that is used by other tests later. */
  readonly stop: () => void;
}

/** A navigation cancels pending prefetches, which is not a failure. */
const isCancelled = (request: Request): boolean =>
  request.failure()?.errorText === 'net::ERR_ABORTED';

/** Records console errors, uncaught errors, failed requests, and requests to other origins. */
export function watchProblems(page: Page, origin: string): Problems {
  const found: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error') found.push(`console: ${message.text()}`);
  };
  const onPageError = (error: Error): void => void found.push(`uncaught: ${error.message}`);
  const onRequest = (request: Request): void => {
    if (new URL(request.url()).origin !== origin) found.push(`foreign: ${request.url()}`);
  };
  const onRequestFailed = (request: Request): void => {
    if (!isCancelled(request)) found.push(`failed: ${request.url()}`);
  };
  const onResponse = (response: Response): void => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  };
  page
    .on('console', onConsole)
    .on('pageerror', onPageError)
    .on('request', onRequest)
    .on('requestfailed', onRequestFailed)
    .on('response', onResponse);
  const stop = (): void => {
    page
      .off('console', onConsole)
      .off('pageerror', onPageError)
      .off('request', onRequest)
      .off('requestfailed', onRequestFailed)
      .off('response', onResponse);
  };
  return {found, stop};
}
