import {explainFailure, type Failure, IMPOSSIBLE_REQUEST} from './failure';
import {hasBodyMethod, type PreparedRequest, toUrl} from './request';
import {type ReceivedResponse, readResponse} from './response';

export type Outcome =
  | {readonly kind: 'sending'}
  | {readonly kind: 'answered'; readonly response: ReceivedResponse}
  /** The server sends it on to an address that the browser does not tell; it was not followed. */
  | {readonly kind: 'redirected'; readonly request: PreparedRequest}
  | {readonly kind: 'failed'; readonly failure: Failure}
  | {readonly kind: 'cancelled'};

/** Milliseconds after a refused connection within which the browser reports the policy. */
const REPORT_DELAY = 100;

/** Notes whether the browser reports that this site's policy forbids a connection. */
function watchPolicy() {
  let isForbidden = false;
  const note = ({effectiveDirective}: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') isForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    async waitForReport(): Promise<boolean> {
      await new Promise((settle) => setTimeout(settle, REPORT_DELAY));
      return isForbidden;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

/** Whether a redirect can be followed without giving another server anything of the reader's. */
const isBare = ({method, keys, headers, body}: PreparedRequest): boolean =>
  !hasBodyMethod(method) &&
  keys.length === 0 &&
  body === undefined &&
  headers.every(([name]) => name === 'Accept');

/** @returns nothing where the browser refuses a header, the method or the address */
function toFetchRequest(request: PreparedRequest, signal: AbortSignal): Request | undefined {
  try {
    return new Request(toUrl(request), {
      method: request.method,
      headers: request.headers.map(([name, value]): [string, string] => [name, value]),
      body: request.body ?? null,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // Followed, a redirect takes headers and body along to whatever server it names.
      redirect: isBare(request) ? 'follow' : 'manual',
      signal,
    });
  } catch {
    return undefined;
  }
}

/**
 * Sends a request as it is, and nothing besides: no cookies and no referrer go along, nothing is taken
 * from a cache, and no redirect is followed with anything of the reader's.
 *
 * @param signal ends it; what it then returns says nothing of the request
 */
export async function send(prepared: PreparedRequest, signal: AbortSignal): Promise<Outcome> {
  const request = toFetchRequest(prepared, signal);
  if (request === undefined) return {kind: 'failed', failure: IMPOSSIBLE_REQUEST};
  const policy = watchPolicy();
  const started = performance.now();
  let response: Response | undefined;
  try {
    response = await fetch(request);
    if (response.type === 'opaqueredirect') return {kind: 'redirected', request: prepared};
    return {kind: 'answered', response: await readResponse(response, request.url, started)};
  } catch {
    const failure = explainFailure({
      url: request.url,
      base: document.baseURI,
      isOnline: navigator.onLine,
      hasAnswered: response !== undefined,
      isForbiddenHere: await policy.waitForReport(),
    });
    return {kind: 'failed', failure};
  } finally {
    policy.stop();
  }
}
