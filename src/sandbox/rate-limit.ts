import {Refusal} from '@openapi-portal/openapi-sandbox/engine';

export interface Quota {
  readonly requests: number;
  readonly seconds: number;
}

export const DEFAULT_QUOTA: Quota = {requests: 60, seconds: 60};

interface Window {
  readonly start: number;
  readonly used: number;
}

/** Maximum number of callers whose windows are stored. Callers without recent requests are removed first. */
const MAX_CALLERS = 1000;

/** Counts the requests of each caller in fixed windows of time. */
export class RateLimit {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly quota: Quota) {}

  /** @throws Refusal with 429 and `Retry-After` if the quota is exceeded */
  count(caller: string, now: number): void {
    const {requests} = this.quota;
    const window = this.find(caller, now);
    if (window.used >= requests) {
      const seconds = this.toWait(window, now);
      throw new Refusal(429, {
        detail: `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before the next request.`,
        headers: {'Retry-After': String(seconds)},
      });
    }
    this.windows.delete(caller);
    this.windows.set(caller, {...window, used: window.used + 1});
    const [oldest] = this.windows.keys();
    if (this.windows.size > MAX_CALLERS && oldest !== undefined) this.windows.delete(oldest);
  }

  /** Builds the headers with the remaining quota (IETF draft-ietf-httpapi-ratelimit-headers). */
  toHeaders(caller: string, now: number): Readonly<Record<string, string>> {
    const {requests, seconds} = this.quota;
    const window = this.find(caller, now);
    const left = Math.max(0, requests - window.used);
    return {
      RateLimit: `"default";r=${left};t=${this.toWait(window, now)}`,
      'RateLimit-Policy': `"default";q=${requests};w=${seconds}`,
    };
  }

  private find(caller: string, now: number): Window {
    const window = this.windows.get(caller);
    const isOver =
      window === undefined || now < window.start || now >= window.start + this.quota.seconds * 1000;
    return isOver ? {start: now, used: 0} : window;
  }

  private toWait({start}: Window, now: number): number {
    return Math.max(1, Math.ceil((start + this.quota.seconds * 1000 - now) / 1000));
  }
}
