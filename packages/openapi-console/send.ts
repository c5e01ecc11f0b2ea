import type {FailedRequest} from './explain-failure';
import {type Failure, IMPOSSIBLE_REQUEST, OFFLINE, UNEXPLAINED} from './failure';
import {isKnownReachable, rememberReachable} from './memory';
import {hasBodyMethod, type PreparedRequest, toUrl} from '@openapi-portal/openapi-requests';
import {type ArrivingResponse, type ReceivedResponse, readResponse} from './response';

export type Outcome =
  | Progress
  | {readonly kind: 'answered'; readonly response: ReceivedResponse}
  /** The server redirects the request. The browser hides the target, and the redirect was not followed. */
  | {readonly kind: 'redirected'; readonly request: PreparedRequest}
  | {readonly kind: 'failed'; readonly failure: Failure}
  /** The reader stopped the request before a response arrived. */
  | {readonly kind: 'cancelled'};

type Progress =
  | {readonly kind: 'sending'}
  | {readonly kind: 'receiving'; readonly response: ArrivingResponse};

/** Milliseconds to wait for the browser's report that the Content-Security-Policy blocked a connection. */
const REPORT_DELAY = 100;

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

async function explain(circumstances: FailedRequest): Promise<Failure> {
  try {
    const {explainFailure} = await import(
      /* webpackChunkName: "on-demand-api-samples" */ './explain-failure'
    );
    return explainFailure(circumstances);
  } catch {
    return circumstances.isOnline ? UNEXPLAINED : OFFLINE;
  }
}

/** Returns true if a redirect can be followed without passing the reader's data to another server. */
const isBare = ({method, keys, headers, body}: PreparedRequest): boolean =>
  !hasBodyMethod(method) &&
  keys.length === 0 &&
  body === undefined &&
  headers.every(([name]) => name === 'Accept');

/** @returns undefined if the browser refuses a header, the method or the URL */
function toFetchRequest(request: PreparedRequest, signal: AbortSignal): Request | undefined {
  try {
    return new Request(toUrl(request), {
      method: request.method,
      headers: request.headers.map(([name, value]): [string, string] => [name, value]),
      body: request.body ?? null,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      // `follow` would send headers and body to any server that the redirect names.
      redirect: isBare(request) ? 'follow' : 'manual',
      signal,
    });
  } catch {
    return undefined;
  }
}

/** Sends a request without cookies, referrer or cache. Redirects are only followed without the reader's data. */
export async function send(
  prepared: PreparedRequest,
  signal: AbortSignal,
  show: (progress: Progress) => void,
  fetchFrom: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<Outcome> {
  const request = toFetchRequest(prepared, signal);
  if (request === undefined) return {kind: 'failed', failure: IMPOSSIBLE_REQUEST};
  const {url} = request;
  const {origin} = new URL(url);
  const policy = watchPolicy();
  const started = performance.now();
  try {
    const response = await fetchFrom(request);
    if (response.type === 'opaqueredirect') return {kind: 'redirected', request: prepared};
    rememberReachable(origin);
    const showPart = (part: ArrivingResponse): void => show({kind: 'receiving', response: part});
    return {
      kind: 'answered',
      response: await readResponse(response, url, started, signal, showPart),
    };
  } catch {
    if (signal.aborted) return {kind: 'cancelled'};
    const duration = performance.now() - started;
    const failure = await explain({
      url,
      base: document.baseURI,
      method: prepared.method,
      headers: prepared.headers.map(([name]) => name),
      duration: Math.round(duration),
      isOnline: navigator.onLine,
      hasAnsweredBefore: isKnownReachable(origin),
      isForbiddenHere: await policy.waitForReport(),
    });
    return {kind: 'failed', failure};
  } finally {
    policy.stop();
  }
}
