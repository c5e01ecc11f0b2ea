import {afterEach, expect, it, vi} from 'vitest';

import {findBrowser} from './find-browser';

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
