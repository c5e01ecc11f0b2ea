import {type BrowserContext, expect, test as base} from '@playwright/test';

interface Fixtures {
  /** Matches violations that a test causes on purpose, such as an injected script or a request to another host. */
  readonly onPurpose: RegExp;
  /** Fails a test that causes any other violation. */
  readonly noFaults: undefined;
}

interface WorkerFixtures {
  /** Violations of the policy that the browser reports on any page. */
  readonly faults: string[];
}

const REFUSAL = /Content Security Policy|Permissions.Policy|Trusted ?(Type|HTML|Script)|integrity/i;

/** Chromium's message about a feature that it does not know, and that is therefore disabled. */
const UNKNOWN = 'Permissions-Policy header: Unrecognized feature';

/** Returns true for a URL of another host. Servers of tests run on this machine. */
function isElsewhere(address: string): boolean {
  const {protocol, hostname} = new URL(address);
  return protocol.startsWith('http') && !/^(localhost|127\.0\.0\.1)$/.test(hostname);
}

/** Watches all pages of a context, because listeners on a page would miss early events and pages without JavaScript. */
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

/** Playwright's `test`, which also fails if a page violates the security policy. */
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
