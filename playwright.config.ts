import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  // On a shared machine, tests sometimes fail for lack of time. `npm test` lists tests that only passed on retry.
  retries: process.env.CI === undefined ? 0 : 1,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1400, height: 900},
    // Tests cannot intercept responses of a service worker. Only tests of offline reading allow it.
    serviceWorkers: 'block',
    // In a browser window, copying after a click needs no permission; the headless browser asks.
    permissions: ['clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Tests of failures take long, so they only run with CI.
  testIgnore: process.env.CI === undefined ? ['faults/**'] : [],
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(port), HOST: 'localhost'},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
