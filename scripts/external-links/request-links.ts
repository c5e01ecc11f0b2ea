import {setTimeout as wait} from 'node:timers/promises';
import {groupEntries} from '@openapi-portal/reports/json';

/** Limits of the requests. Times are in milliseconds. */
export interface RequestLimits {
  /** Timeout of a request. */
  readonly timeout: number;
  /** Number of attempts before a URL counts as broken. */
  readonly tries: number;
  /** Pause between two requests to the same host. It doubles with each retry. */
  readonly pause: number;
  /** Maximum pause before a retry, even if `Retry-After` is longer. */
  readonly longestPause: number;
}

export interface LinkResult {
  readonly address: string;
  /** The reason why the URL is broken; undefined if it works. */
  readonly fault?: string;
  readonly movedTo?: string;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const PERMANENT_REDIRECTS = [301, 308];
const TRANSIENT_STATUSES = [429, 500, 502, 503, 504];
const MOST_REDIRECTS = 10;

const HEADERS = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; documentation link check)',
};

/** A failure that may disappear on a retry. */
class TransientError extends Error {
  constructor(
    message: string,
    readonly pause?: number,
  ) {
    super(message);
  }
}

async function request(address: string, timeout: number): Promise<Response> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {headers: HEADERS, redirect: 'manual', signal});
    await response.body?.cancel();
    return response;
  } catch (error) {
    const {cause} = error as {readonly cause?: {readonly code?: string; readonly message: string}};
    const reason = cause?.code ?? cause?.message ?? String(error);
    throw new TransientError(signal.aborted ? `no response within ${timeout} ms` : reason);
  }
}

/** Parses `Retry-After`, a number of seconds or a date (RFC 9110, section 10.2.3), into milliseconds. */
function readPause(header: string | null): number | undefined {
  if (header === null) return undefined;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}

async function follow(address: string, {timeout}: RequestLimits): Promise<LinkResult> {
  let at = address;
  let isMoved = true;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const {status, headers} = await request(at, timeout);
    const next = REDIRECTS.includes(status) ? headers.get('location') : null;
    if (next === null) {
      if (TRANSIENT_STATUSES.includes(status)) {
        throw new TransientError(`status ${status}`, readPause(headers.get('retry-after')));
      }
      if (status < 200 || status > 299) return {address, fault: `status ${status}`};
      return {address, ...(isMoved && at !== address && {movedTo: at})};
    }
    if (!URL.canParse(next, at)) return {address, fault: `a redirect to "${next}"`};
    isMoved &&= PERMANENT_REDIRECTS.includes(status);
    // The fragment is kept unless the redirect has its own (RFC 9110, section 10.2.2).
    const target = new URL(next, at);
    if (target.hash === '') target.hash = new URL(at).hash;
    at = target.href;
  }
  return {address, fault: `more than ${MOST_REDIRECTS} redirects`};
}

export async function requestWithRetries(
  address: string,
  limits: RequestLimits,
): Promise<LinkResult> {
  const {tries, pause, longestPause} = limits;
  for (let count = 1; ; count += 1) {
    try {
      return await follow(address, limits);
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (count >= tries) return {address, fault: error.message};
      await wait(Math.min(error.pause ?? pause * 2 ** count, longestPause));
    }
  }
}

const groupByHost = (addresses: Iterable<string>): (readonly string[])[] => [
  ...groupEntries(Array.from(addresses, (one) => [new URL(one).host, one] as const)).values(),
];

/** Requests URLs: different hosts in parallel, and the URLs of each host one after another. */
export async function requestAll(
  addresses: readonly string[],
  hostsAtOnce: number,
  limits: RequestLimits,
): Promise<readonly LinkResult[]> {
  const waiting = groupByHost(new Set(addresses));
  const answers: LinkResult[] = [];
  const work = async (): Promise<void> => {
    for (let host = waiting.shift(); host !== undefined; host = waiting.shift()) {
      for (const [index, address] of host.entries()) {
        if (index > 0) await wait(limits.pause);
        answers.push(await requestWithRetries(address, limits));
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtOnce}, work));
  return answers;
}
