import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  // A machine that is shared stops for seconds now and then. What passes only then is named at the end.
  retries: process.env.CI === undefined ? 0 : 1,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: '.cache/browser-tests.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1400, height: 900},
    // What a service worker answers, a test can neither see nor hold: those of offline reading allow it.
    serviceWorkers: 'block',
    // A browser with a window asks nobody where a press copies.
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
  // What breaks is tried where there is time.
  testIgnore: process.env.CI === undefined ? ['faults/**'] : [],
  webServer: {
    command: 'npm run serve',
    env: {PORT: String(port), HOST: 'localhost'},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
