import {type BrowserContext, expect, test as base} from '@playwright/test';

interface Fixtures {
  /** What a test does on purpose, as faults have it: an injected script, a request to another host. */
  readonly onPurpose: RegExp;
  /** Fails each test in which something else is against the policy. */
  readonly noFaults: undefined;
}

interface WorkerFixtures {
  /** What was against the policy in any page of the browser, as the browser tells it. */
  readonly faults: string[];
}

/** How Chromium begins what it says of a refusal. */
const REFUSAL = /Content Security Policy|Permissions.Policy|Trusted ?(Type|HTML|Script)|integrity/i;

/** A feature that this browser knows on another system alone, or no more: it is off. */
const UNKNOWN = 'Permissions-Policy header: Unrecognized feature';

/** Whether an address is that of another host: servers of tests are on this machine, as the site's is. */
function isElsewhere(address: string): boolean {
  const {protocol, hostname} = new URL(address);
  return protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname);
}

/** Also what happens before a page listens, and in pages without script, is told. */
function watch(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (REFUSAL.test(text) && !text.includes(UNKNOWN)) faults.push(text);
  });
  context.on('request', (request) => {
    if (isElsewhere(request.url())) faults.push(`request to another host: ${request.url()}`);
  });
  void context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
    ),
  );
}

/** Tests of pages under the policy that their host sends. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  faults: [
    async ({browser}, use) => {
      const faults: string[] = [];
      browser.on('context', (context: BrowserContext) => watch(context, faults));
      await use(faults);
    },
    {scope: 'worker', auto: true},
  ],
  onPurpose: [/^$/, {option: true}],
  noFaults: [
    async ({faults, onPurpose}, use) => {
      faults.length = 0;
      await use(undefined);
      expect(faults.filter((fault) => !onPurpose.test(fault))).toEqual([]);
    },
    {auto: true},
  ],
});
