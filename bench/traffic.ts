import type {CDPSession} from '@playwright/test';

interface Request {
  readonly url: string;
  isPrefetch: boolean;
  isScript: boolean;
  isDone: boolean;
  bytes: number;
}

/** Transferred bytes, including response headers. */
export interface Transfer {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

const isPrefetchHeader = ([name, value]: [string, string]): boolean =>
  ['purpose', 'sec-purpose'].includes(name.toLowerCase()) && value.includes('prefetch');

const toTransfer = (requests: readonly Request[]): Transfer => ({
  bytes: requests.reduce((sum, {bytes}) => sum + bytes, 0),
  scriptBytes: requests.reduce((sum, {bytes, isScript}) => sum + (isScript ? bytes : 0), 0),
  requests: requests.length,
});

/** Records the requests of a page and their transferred bytes, as reported by Chromium's network layer. */
export class Traffic {
  private readonly requests = new Map<string, Request>();
  private readonly prefetchIds = new Set<string>();
  private lastChange = performance.now();

  /** Starts recording. Must be called before the navigation. */
  async listen(session: CDPSession): Promise<void> {
    session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
      if (!request.url.startsWith('http')) return;
      const isPrefetch = type === 'Prefetch' || this.prefetchIds.has(requestId);
      this.requests.set(requestId, {
        url: request.url,
        isPrefetch,
        isScript: false,
        isDone: false,
        bytes: 0,
      });
      this.lastChange = performance.now();
    });
    session.on('Network.requestWillBeSentExtraInfo', ({requestId, headers}) => {
      if (!Object.entries(headers).some(isPrefetchHeader)) return;
      this.prefetchIds.add(requestId);
      this.change(requestId, {isPrefetch: true});
    });
    session.on('Network.responseReceived', ({requestId, response}) => {
      this.change(requestId, {isScript: response.mimeType.includes('javascript')});
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      this.change(requestId, {isDone: true, bytes: encodedDataLength});
    });
    session.on('Network.loadingFailed', ({requestId}) => {
      this.change(requestId, {isDone: true});
    });
    await session.send('Network.enable');
  }

  private change(requestId: string, change: Partial<Request>): void {
    const request = this.requests.get(requestId);
    if (request === undefined) return;
    Object.assign(request, change);
    this.lastChange = performance.now();
  }

  /** Returns the milliseconds since the last request ended; 0 during a request. */
  quietFor(): number {
    const isBusy = [...this.requests.values()].some(({isDone}) => !isDone);
    return isBusy ? 0 : performance.now() - this.lastChange;
  }

  addresses(): readonly string[] {
    return [...this.requests.values()].map(({url}) => url);
  }

  needed(): Transfer {
    return toTransfer([...this.requests.values()].filter(({isPrefetch}) => !isPrefetch));
  }

  prefetched(): Transfer {
    return toTransfer([...this.requests.values()].filter(({isPrefetch}) => isPrefetch));
  }
}
