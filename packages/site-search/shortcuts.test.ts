import {parseHTML} from 'linkedom';
import {afterEach, expect, it, vi} from 'vitest';

import {isCommandK, isSlash, isTyping} from './shortcuts';

const press = (key: string, ...held: readonly string[]) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  [press('k', 'ctrl'), true],
  [press('K', 'meta'), true],
  [press('k'), false],
  [press('k', 'ctrl', 'shift'), false],
  [press('j', 'ctrl'), false],
])('recognises %j as Ctrl-K or Cmd-K: %s', (key, expected) => {
  expect(isCommandK(key)).toBe(expected);
});

it.each([
  [press('/'), true],
  // On German keyboards, `/` is Shift-7.
  [press('/', 'shift'), true],
  [press('/', 'ctrl'), false],
  [press('7', 'shift'), false],
])('recognises %j as the slash: %s', (key, expected) => {
  expect(isSlash(key)).toBe(expected);
});

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select><option></option></select>', true],
  ['<p contenteditable><b></b></p>', true],
  ['<p contenteditable="false"></p>', false],
  ['<button></button>', false],
])('detects whether %s takes keys as text: %s', (html, expected) => {
  const {document, Element} = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  vi.stubGlobal('Element', Element);
  const target = [...document.querySelectorAll('body *')].at(-1) ?? null;
  expect(isTyping(target)).toBe(expected);
  expect(isTyping(null)).toBe(false);
});
