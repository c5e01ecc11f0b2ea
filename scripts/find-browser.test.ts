import {afterEach, expect, it, vi} from 'vitest';

import {findBrowser} from './find-browser';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that is named', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

it('says that a named one is missing, instead of failing every browser test', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  expect(() => findBrowser()).toThrow(
    'CHROMIUM_PATH: /no/such/browser is not a program. Correct the path, or unset the variable to find or install Chromium',
  );
});

it('takes an empty name for none', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findBrowser()).not.toBe('');
});
