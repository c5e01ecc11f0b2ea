import {setTimeout as wait} from 'node:timers/promises';
import {groupEntries} from '@openapi-portal/reports/json';

/** Limits of the requests; times in milliseconds. */
export interface RequestLimits {
  /** The longest wait for a response. */
  readonly patience: number;
  /** The number of attempts before a URL counts as broken. */
  readonly tries: number;
  /** Between two requests to one host, and doubled before each new try. */
  readonly pause: number;
  /** The longest `Retry-After` that is accepted. */
  readonly longestPause: number;
}

/** The result for a URL. */
export interface LinkResult {
  readonly address: string;
  /** The reason why it is broken; undefined if it works. */
  readonly fault?: string;
  /** The target of a permanent redirect. */
  readonly movedTo?: string;
}

const REDIRECTS = [301, 302, 303, 307, 308];
const FOR_GOOD = [301, 308];
const FOR_A_WHILE = [429, 500, 502, 503, 504];
const MOST_REDIRECTS = 10;

const HEADERS = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; documentation link check)',
};

/** An answer that another try may change. */
class Passing extends Error {
  constructor(
    message: string,
    readonly pause?: number,
  ) {
    super(message);
  }
}

async function request(address: string, patience: number): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {headers: HEADERS, redirect: 'manual', signal});
    await response.body?.cancel();
    return response;
  } catch (error) {
    const {cause} = error as {readonly cause?: {readonly code?: string; readonly message: string}};
    const reason = cause?.code ?? cause?.message ?? String(error);
    throw new Passing(signal.aborted ? `no answer in ${patience} ms` : reason);
  }
}

/** Parses `Retry-After`, a number of seconds or a date (RFC 9110, 10.2.3), into milliseconds. */
function readPause(header: string | null): number | undefined {
  if (header === null) return undefined;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}

/** Follows the redirects of a URL. */
async function follow(address: string, {patience}: RequestLimits): Promise<LinkResult> {
  let at = address;
  let isMoved = true;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const {status, headers} = await request(at, patience);
    const next = REDIRECTS.includes(status) ? headers.get('location') : null;
    if (next === null) {
      if (FOR_A_WHILE.includes(status)) {
        throw new Passing(`status ${status}`, readPause(headers.get('retry-after')));
      }
      if (status < 200 || status > 299) return {address, fault: `status ${status}`};
      return {address, ...(isMoved && at !== address && {movedTo: at})};
    }
    if (!URL.canParse(next, at)) return {address, fault: `a redirect to "${next}"`};
    isMoved &&= FOR_GOOD.includes(status);
    // A redirect without a fragment keeps that of the URL (RFC 9110, 10.2.2).
    const target = new URL(next, at);
    if (target.hash === '') target.hash = new URL(at).hash;
    at = target.href;
  }
  return {address, fault: `more than ${MOST_REDIRECTS} redirects`};
}

/** Requests a URL, and again after a temporary failure. */
export async function ask(address: string, manners: RequestLimits): Promise<LinkResult> {
  const {tries, pause, longestPause} = manners;
  for (let count = 1; ; count += 1) {
    try {
      return await follow(address, manners);
    } catch (error) {
      if (!(error instanceof Passing)) throw error;
      if (count >= tries) return {address, fault: error.message};
      await wait(Math.min(error.pause ?? pause * 2 ** count, longestPause));
    }
  }
}

const groupByHost = (addresses: Iterable<string>): (readonly string[])[] => [
  ...groupEntries(Array.from(addresses, (one) => [new URL(one).host, one] as const)).values(),
];

/**
 * Requests URLs: several hosts in parallel, and the URLs of each host in turn.
 *
 * @param hostsAtOnce the number of parallel hosts
 */
export async function requestAll(
  addresses: readonly string[],
  hostsAtOnce: number,
  manners: RequestLimits,
): Promise<readonly LinkResult[]> {
  const waiting = groupByHost(new Set(addresses));
  const answers: LinkResult[] = [];
  const work = async (): Promise<void> => {
    for (let host = waiting.shift(); host !== undefined; host = waiting.shift()) {
      for (const [index, address] of host.entries()) {
        if (index > 0) await wait(manners.pause);
        answers.push(await ask(address, manners));
      }
    }
  };
  await Promise.all(Array.from({length: hostsAtOnce}, work));
  return answers;
}
