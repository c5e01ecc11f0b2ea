import {expect, type Page} from '@playwright/test';

import {consoleOf, sendButtonOf, statusOf} from './console-form';
import {heading, openPage} from './open-page';
import {openConsole} from './opened-parts';
import {test} from './policy';
import {operationRoutes} from './routes';

const RISKS = '/docs/system-modules/risks';

/**
 * Sends a request to the sandbox. The status may be an error, because the example is not sufficient for some
 * operations.
 */
async function sendToSandbox(page: Page): Promise<void> {
  await openConsole(page);
  await sendButtonOf(page).click();
  await expect(statusOf(page)).toHaveText(/^\d{3} /);
}

// All browser tests run under the policy. Search and menu are covered by `every-page.spec.ts`.
for (const route of operationRoutes) {
  test(`the console of ${route} works under the policy`, async ({page}) => {
    await openPage(page, route);
    await sendToSandbox(page);
    await expect(consoleOf(page)).toBeVisible();
  });
}

test('a page may only use the browser features that it needs', async ({page}) => {
  await openPage(page, '/docs/API/');
  const allowed = await page.evaluate(() => {
    const {featurePolicy} = document as unknown as {
      featurePolicy: {allowedFeatures: () => string[]};
    };
    return featurePolicy.allowedFeatures().sort();
  });
  // The console needs access to local servers. Chromium versions before 2026 have a single feature for this.
  const needed = ['local-network', 'local-network-access', 'loopback-network'];
  expect(allowed.filter((name) => !needed.includes(name))).toEqual(['clipboard-write']);
});

test('TypeScript declarations are text that a browser shows', async ({request}) => {
  const answer = await request.get('/docs/API/Ciso-API/openapi.d.ts');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toContain('export');
});

test.describe('injected content', () => {
  test.use({onPurpose: /inline|script-src|style-src|Trusted ?(Type|HTML|Script)|trusted-types/i});

  const INJECTED = `
    <script>document.title = 'hacked'</script>
    <img src="/img/logo.svg" alt="" onload="document.title = 'hacked'">
    <style>h1 {color: rgb(1, 2, 3) !important}</style>
    <p style="color: rgb(1, 2, 3)" id="injected">Injected</p>`;

  test('is shown, but neither runs nor has styles', async ({page}) => {
    await page.route(`**${RISKS}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<body[^>]*>/, `$&${INJECTED}`);
      await route.fulfill({response, body});
    });
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.goto(RISKS);
    await expect(page.locator('#injected')).toBeVisible();
    await expect(page).not.toHaveTitle('hacked');
    for (const shown of [page.locator('#injected'), heading(page)]) {
      expect(await shown.evaluate((one) => getComputedStyle(one).color)).not.toBe('rgb(1, 2, 3)');
    }
    for (const what of ['inline script', 'inline event handler', 'inline style']) {
      expect(refused.filter((line) => line.toLowerCase().includes(what))).not.toEqual([]);
    }
  });

  test('is not created from text by the page’s own script', async ({page}) => {
    await openPage(page, RISKS);
    const allowed = await page.evaluate(async () => {
      const {trustedTypes} = globalThis as unknown as {
        trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
      };
      const attempts = {
        innerHTML: () => (document.body.innerHTML = '<b>text</b>'),
        src: () => (document.createElement('script').src = '/assets/x.js'),
        DOMParser: () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
        default: () => trustedTypes.createPolicy('default', {}),
        again: () => trustedTypes.createPolicy('static-pages-html', {}),
        // oxlint-disable-next-line typescript/no-implied-eval
        Function: () => new Function('return 1'),
      };
      // Code that is evaluated synchronously by the debugger is exempt from the policy.
      await new Promise((resolve) => setTimeout(resolve));
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return name;
        } catch {
          return [];
        }
      });
    });
    expect(allowed).toEqual([]);
  });
});

test.describe('a file that differs from the digest in the page', () => {
  test.use({onPurpose: /integrity/});

  test('is not run', async ({page}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `${await response.text()}\n//`});
    });
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.goto(RISKS);
    expect((await refused).text()).toContain('/assets/js/main.');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
});

test('a redirect keeps the query and fragment of its URL', async ({page}) => {
  await page.goto('/modules/risks?from=mail#states');
  await expect(page).toHaveURL(`${RISKS}?from=mail#states`);
});

test.describe('the service worker', () => {
  test.use({serviceWorkers: 'allow'});

  test('is registered under the policy, and caches the page', async ({page}) => {
    await openPage(page, RISKS);
    const worker = await page.evaluate(async () => {
      const {active} = await navigator.serviceWorker.ready;
      return new URL(active?.scriptURL ?? '').pathname;
    });
    expect(worker).toBe('/offline-worker.js');
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path))?.status, RISKS))
      .toBe(200);
  });
});
