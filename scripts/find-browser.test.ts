import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {afterEach, expect, it, vi} from 'vitest';

import {findBrowser, startBrowser} from './find-browser';

afterEach(() => vi.unstubAllEnvs());

it('uses the named browser', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

it('reports that the named browser is missing, instead of failing every browser test', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  expect(() => findBrowser()).toThrow(
    'CHROMIUM_PATH: /no/such/browser is not a program. Correct the path, or unset the variable to find or install Chromium',
  );
});

it('treats an empty name as undefined', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser()).not.toBe('');
});

it.skipIf(process.platform === 'win32').each([
  ['ends', 'exit 3', 'has been closed'],
  ['hangs', 'exec sleep 60', 'Timeout 500ms exceeded'],
])('reports a browser that %s instead of starting', async (_, command, reason) => {
  const browser = path.join(writeFiles({browser: `#!/bin/sh\n${command}\n`}), 'browser');
  fs.chmodSync(browser, 0o755);
  const error: unknown = await startBrowser(browser, [], 500).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as Error).message).toMatch(/^Chromium \(.*browser\) does not start: .*$/);
  expect((error as Error).message).toContain(`${reason}. Start it by hand`);
});
