import {afterEach, expect, it, vi} from 'vitest';

import {EARLY, isAskedEarly, takeEarly} from './take-early';

afterEach(() => vi.unstubAllGlobals());

const stub = (open: boolean, text: string) => {
  const stop = vi.fn();
  vi.stubGlobal(EARLY, {o: Number(open), t: text, s: stop});
  return stop;
};

const take = (): readonly string[] => {
  const taken: string[] = [];
  takeEarly((text) => taken.push(text));
  return taken;
};

it('hands over what was typed once, and stops the script of the page', () => {
  const stop = stub(true, 'sso');
  expect(take()).toEqual(['sso']);
  expect(stop).toHaveBeenCalledOnce();
  expect(take()).toEqual([]);
});

it('hands over nothing where the reader has not turned to search', () => {
  const stop = stub(false, '');
  expect(take()).toEqual([]);
  expect(stop).toHaveBeenCalledOnce();
});

it('knows whether the reader waits for search, until it is handed over', () => {
  stub(false, '');
  expect(isAskedEarly()).toBe(false);
  stub(true, '');
  expect(isAskedEarly()).toBe(true);
  take();
  expect(isAskedEarly()).toBe(false);
});
