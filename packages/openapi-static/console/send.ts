import {explainFailure, type Failure, isServerReachable} from './failure';
import type {PreparedRequest} from './request';
import {type ReceivedResponse, readResponse} from './response';
import {isExampleHost, isMixedContent} from './server';

export type Outcome =
  | {readonly kind: 'answered'; readonly response: ReceivedResponse}
  | {readonly kind: 'failed'; readonly failure: Failure}
  | {readonly kind: 'cancelled'};

/** Milliseconds after a refused connection within which the browser reports the policy. */
const REPORT_DELAY = 100;

/** Runs a task and tells whether the browser reported meanwhile that a policy forbids a connection. */
async function watchPolicy<T>(task: () => Promise<T>): Promise<{result: T; isForbidden: boolean}> {
  let isForbidden = false;
  const note = ({effectiveDirective}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') isForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    const result = await task();
    await new Promise((settle) => setTimeout(settle, REPORT_DELAY));
    return {result, isForbidden};
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

async function toFailure(url: string): Promise<Failure> {
  const base = document.baseURI;
  const isSettled = !navigator.onLine || isExampleHost(url) || isMixedContent(url, base);
  const {result, isForbidden} = await watchPolicy(() =>
    isSettled ? Promise.resolve(undefined) : isServerReachable(url),
  );
  return explainFailure({
    url,
    base,
    isOnline: navigator.onLine,
    isForbiddenHere: isForbidden,
    isReachable: result,
  });
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Sends a request as it is: no cookies go along, nothing is taken from a cache.
 *
 * @param signal cancels it
 */
export async function send(request: PreparedRequest, signal: AbortSignal): Promise<Outcome> {
  const {url, method, headers, body} = request;
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body ?? null,
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return {kind: 'answered', response: await readResponse(response, url, started)};
  } catch (error) {
    if (isAbort(error) || signal.aborted) return {kind: 'cancelled'};
    return {kind: 'failed', failure: await toFailure(url)};
  }
}
