import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {UsageError} from '@openapi-portal/reports/usage-error';
import {expect, it} from 'vitest';

import {startBrowser} from './start-browser';

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
